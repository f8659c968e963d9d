% reshape with one open extent, extents beyond all bounds, and arguments that are none
1;
function show (v, varargin)
  try
    r = reshape (v, varargin{:});
    printf ("%s %s\n", class (r), mat2str (size (r)));
  catch e
    printf ("%s | %s\n", e.message, e.identifier);
  end
end
sources = {zeros(0, 3), [], 5, 1:6, ones(2, 0, 3), ones(2, 3, 2), "abc", {1, 2}, true(2), sparse(eye (2))};
forms = {{[], 0}, {0, []}, {[], 1}, {[], 2}, {3, []}, {[], 0, 0}, {0, [], 0}, {2, [], 1}, {1, [], 2}, ...
         {[], 0, 2}, {2, [], 0}, {[], 5}, {[], []}, {[], -1}, {1, 1, []}};
for s = sources
  for f = forms
    show (s{1}, f{1}{:});
  end
end
odd = {{Inf, 2}, {Inf, 0}, {[Inf, 2]}, {1e16, 1}, {[], 1e16}, {[], Inf}, {[], Inf, 0}, {1e10, 1e10, 0}, {"a", 1}, ...
       {[], 'c'}, {{}, 2}, {[1, -1]}, {6}, {{1}, 2}};
for s = sources([1, 3, 4])
  for f = odd
    show (s{1}, f{1}{:});
  end
end
size (reshape (zeros (0, 3), [], 0))
size (reshape (zeros (0, 3), 0, [], 2))
try
  reshape (1:6, [], 0)
catch e
  disp (e.message);
end
