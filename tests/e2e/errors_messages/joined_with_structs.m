1;
function t(f)
  try
    x = f(); printf('%s %s\n', class(x), mat2str(size(x)));
  catch err
    printf('%s\n', err.message);
  end
end
s.x = 1;
a = struct('x', {1, 2});
t(@() [s, 1]); t(@() [1, s]); t(@() [s, [1 2]]); t(@() [[1 2], s]); t(@() [s, 'a']); t(@() [s, 'ab']); t(@() ['ab', s]);
t(@() [s, true]); t(@() [true, s]); t(@() [s, int8(1)]); t(@() [int8(1), s]); t(@() [single(1), s]); t(@() [1 + i, s]);
t(@() [a, 1]); t(@() [1, a]); t(@() [a, 1:3]); t(@() [1:3, a]); t(@() [s, @sin]); t(@() [@sin, s]); t(@() [int8(1), @sin]);
t(@() [1, 2, s, 1]); t(@() [s, s]); t(@() [s, a]); t(@() [s, []]); t(@() [s, struct('y', 1)]); t(@() [{1}, s]);
t(@() horzcat(@sin)); t(@() [s; 1]); t(@() horzcat(1, s)); t(@() cat(1, s, 1));
m = containers.Map();
ops = {@(v) -v, @(v) !v, @(v) v', @(v) v.', @(v) +v, @(v) v + 1, @(v) v == v};
for k = 1:numel(ops), t(@() ops{k}(m)); end
f = @(varargin) strcat(varargin{:});
f({1}, 'a'), f({1}, {2}, {3}), f({'a ', 'b'}, 'c'), f('a ', 'b ', 'c')
