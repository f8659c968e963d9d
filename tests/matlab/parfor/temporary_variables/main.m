% "Temporary Variables", "Loop Variables", "Troubleshoot Variables in parfor-Loops"
%#dialect matlab
a = 0; i = 7; z = 0; x = zeros(1, 10);
parfor i = 1:10
  a = i;
  z = z + i;
  x(i) = 2 * a;
  if i <= 5
    d = 2 * a;
  end
end
assert(a == 0 && i == 7 && z == 55);
assert(isequal(x, 2:2:20));
assert(~exist('d', 'var'));

% what a round has not set is not there, whatever the round before did
y = zeros(1, 3); said = '';
try
  parfor k = 1:3
    if k == 1
      q = 3;
    end
    y(k) = q;
  end
catch err
  said = err.message;
end
assert(contains(said, 'q'));

% a loop without rounds leaves all as it was
t = 'kept';
parfor k = 1:0
  t = k;
end
assert(strcmp(t, 'kept'));
parfor m = 1:2
  u = m;
end
assert(~exist('m', 'var') && ~exist('u', 'var'));

assert(in_a_function(4) == 20);
disp('passed');

function s = in_a_function(n)
  s = 0; t = 10;
  parfor k = 1:n
    t = zeros(1, 2);
    t(2) = k;
    s = s + sum(t);
  end
  s = s + t;
end
