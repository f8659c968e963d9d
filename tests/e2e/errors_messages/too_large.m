1;
function t(f)
  try
    x = f(); disp(size(x));
  catch err
    printf('[%s] %s\n', err.identifier, err.message);
  end
end
t(@() zeros(1e10, 1e10)); t(@() ones(1e6, 1e6)); t(@() repmat(5, 1e8, 1e8)); t(@() rand(1e9, 1e5)); t(@() cell(1e9, 1e9));
t(@() zeros(1e7, 1e7, 'int8')); t(@() Inf(1e12, 1)); t(@() true(1e7, 1e7));
disp('static');
try, A = zeros(1e7, 1e7); disp('made'), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, A = [1 2 3]; A(1e13) = 9; disp('made'), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, B = 7; B(:, 1e13) = 9; disp('made'), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, C = {}; C{1e13} = 1; disp('made'), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, D = 1:3; D(1e7, 1e7) = 1; disp('made'), catch err, printf('[%s] %s\n', err.identifier, err.message); end
A, D
