1;
% Structs beside arrays without elements: what is not 0 by 0, or a text, is refused.
function t(f)
  try, x = f(); disp([class(x) mat2str(size(x))]), catch e, disp(e.message), end
end
function r = gathered(r, n)
  for k = 1:n
    r = [r, struct('n', k)];
  end
  printf("%d,", r.n);
  disp(numel(r));
end
s = struct('n', {1 2}); u = struct('n', 1); c = char(zeros(1,0)); z=zeros(1,0);
t(@() ['', s])
t(@() ['', u])
t(@() [u, ''])
t(@() [s, ''])
t(@() ['', s, s])
t(@() ['', u, u])
t(@() [s; ''])
t(@() ["", u])
t(@() [z, u])
t(@() [z, s])
t(@() [s, z])
t(@() [u, z])
t(@() [u, u, z])
t(@() [z; u])
t(@() [c, u])
t(@() [c, s])
t(@() [s, c])
t(@() [u, c])
t(@() [u, u, c])
t(@() [c, z, u])
t(@() [z, [], u])
t(@() [[], z, u])
t(@() [[], z, u, u])
t(@() [single(z), u])
t(@() [int8(z), u])
t(@() [true(1,0), u])
t(@() [zeros(0,1); u])
t(@() [[], s(1:0)])
t(@() ['', s(1:0)])
t(@() [s(1:0), ''])
t(@() [s(1:0), u, ''])
t(@() [u; u; ''])
t(@() [[]; u; ''])
t(@() ['abc', u])
t(@() ['', 'abc', u])
t(@() [u, 'abc'])
t(@() [u, 'abc', ''])
t(@() [u, '', 'abc'])
t(@() [u, '', 5])
t(@() [u, z, 'abc'])
t(@() [int8(z), s])
t(@() [int8(z), u, u])
t(@() [single(z), s])
t(@() [single(z), u, u])
t(@() [true(1,0), u, u])
t(@() [c, u, u])
t(@() [1:0, u])
t(@() [1:0, u, u])
t(@() [complex(z), u])
t(@() cat(2, single(z), u))
t(@() cat(2, z, u))
t(@() cat(2, z, u, u))
t(@() cat(2, '', u, u))
t(@() cat(2, u, ''))
t(@() horzcat([], s))
t(@() horzcat(s, ''))
t(@() [s, c])
gathered([], 3);
start = {[], '', zeros(1, 0), {}, struct('n', {})};
for k = 1:5
  try
    gathered(start{k}, 2);
  catch err
    disp(err.message);
  end
end
try
  gathered('', 2);
catch err
  disp(err.message);
end
x.a = '';
x.a = [x.a, u];
