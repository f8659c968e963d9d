% How the functions of random numbers, eye, cell and zeros read extents that are wrong.
1;
function try_all(name, make)
  extents = {{2.5}, {[2.5 1]}, {{1}}, {[2; 1]}, {ones(2)}, {NaN}, {[NaN 1]}, {[Inf 1]}, ...
    {zeros(1, 0)}, {[-1 2]}, {-2.5}, {struct()}, {true}};
  for k = 1:numel(extents)
    try
      printf('%s %d: %s\n', name, k, mat2str(size(make(extents{k}{:}))));
    catch err
      printf('%s %d: %s\n', name, k, err.message);
    end
  end
end
try_all('rand', @rand)
try_all('randn', @randn)
try_all('rande', @rande)
try_all('randg', @(varargin) randg(1, varargin{:}))
try_all('eye', @eye)
try_all('cell', @cell)
try_all('zeros', @zeros)
% One of several extents can't be empty, whatever its class.
none = {zeros(2, 0), int8([]), single([]), true(0, 1), {}};
for k = 1:numel(none)
  try, rand(3, none{k}), catch err, disp(err.message), end
  try, randn(none{k}, 3), catch err, disp(err.message), end
  try, rande(2, none{k}, 2), catch err, disp(err.message), end
end
x = zeros(0, 2);
try, randn(x, 2), catch err, disp(err.message), end
size(randi(5, [], 2)), size(randi(5, 2, [], 3)), size(randi(5, 2, zeros(1, 0), 'int8'))
try, randi(5, [], [], 2), catch err, disp(err.message), end
