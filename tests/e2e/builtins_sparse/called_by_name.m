% Functions called by handle and by name give sparse matrices where direct calls do.
1;
function r = through (f, varargin)
  r = f (varargin{:});
end
s = sparse ([1 2; 3 4]);
names = {"triu", "flipud", "sum", "max", "cumsum", "find", "transpose", "horzcat", "isreal"};
for k = 1:numel (names)
  f = str2func (names{k});
  c = cellfun (names{k}, {s}, "UniformOutput", false);
  printf ("%s %d %d %d %d\n", names{k}, issparse (feval (names{k}, s)), issparse (f (s)), ...
          issparse (through (f, s)), issparse (c{1}));
end
[m, at] = feval ("max", s);
[issparse(m), issparse(at)]
full (through (@tril, s, -1))
issparse (through (@circshift, s, 1))
try
  through (@single, s)
catch e
  disp (e.message)
end
