1;
function t(f)
  try
    x = f();
    disp(size(x));
  catch e
    printf('[%s] [%s]\n', e.identifier, e.message);
  end
end
t(@() zeros(1e10))
t(@() ones(1e6,1e6))
t(@() repmat('a', 1, 1e13))
t(@() cell(1e10))
t(@() zeros(1e6,1e6,'int8'))
t(@() rand(1e7))
t(@() repmat([1 2], 1e8, 1e8))
t(@() zeros(1e5,1e5,1e5))
t(@() NaN(1e10))
t(@() Inf(1e10))
t(@() true(1e10))
t(@() false(1e7,1e7))
t(@() linspace(0,1,1e13))
t(@() blanks(1e13))
t(@() kron(ones(1e5),ones(1e5)))
t(@() char(zeros(1,1e13)))
t(@() (1:1e6)'*(1:1e6))
t(@() (1:1e6)'+(1:1e6))
t(@() randn(1e7,1e7))
t(@() zeros(2^31,2^31))
t(@() zeros(2^32,2^32))
t(@() zeros(Inf))
t(@() zeros(NaN))
t(@() zeros(-1))
t(@() repmat({1}, 1e7,1e7))
t(@() struct('a', cell(1e10)))
try
  x = zeros(1e10);
catch e
  disp(e.message), disp(e.identifier)
end
try
  x = ones(1e6,1e6);
catch e
  disp(e.message)
end
try
  a = [];
  a(1e10,1e10) = 1;
catch e
  disp(e.message), disp(e.identifier)
end
try
  a = [];
  a(1e13) = 1;
catch e
  disp(e.message), disp(e.identifier)
end
try
  c = {};
  c{1e13} = 1;
catch e
  disp(e.message), disp(e.identifier)
end
try
  s = struct();
  s(1e13).a = 1;
catch e
  disp(e.message), disp(e.identifier)
end
try
  s = 'abc'; s(1e14) = 'x';
catch e
  disp(e.message), disp(e.identifier)
end
try
catch e
  disp(e.message), disp(e.identifier)
end
try
catch e
  disp(e.message), disp(e.identifier)
end
disp('alive')
try
  x = ones(1e6,1e6);
catch e
  disp(e.message)
end
try
  x = repmat('a', 1, 1e13);
catch e
  disp(e.message)
end
try
  x = cell(1e10);
catch e
  disp(e.message)
end
try
  x = zeros(1e10);
catch e
  disp(e.message), disp(e.identifier)
end
a = 2;
try
  x = zeros(1e10, a);
  disp(size(x))
catch e
  disp(e.message), disp(e.identifier)
end
