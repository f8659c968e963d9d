% Records the shapes that Octave gives, for test_octave_shapes.py:
%   octave --no-gui -q octave_shapes.m > octave_shapes.txt
shapes = {[1 1], [0 0], [1 0], [0 1], [1 3], [3 1], [2 2], [2 3], [0 3], [2 1 2], [1 1 3], [1 2 0], [2 2 2]};
subs = {[1 1], [0 0], [1 0], [0 1], [1 2], [2 1], [2 2], [1 1 2], [2 1 2], [0 3]};
ops = {"plus", "mtimes", "mrdivide", "mldivide", "mpower", "horzcat", "vertcat"};
function s = d(x)
  s = strrep(mat2str(size(x)), " ", "x")(2:end-1);
end
function show(varargin)
  printf("%s\n", strjoin(varargin, " "));
end
warning("off", "all");
for p = 1:numel(shapes)
  a = ones(shapes{p});
  for q = 1:numel(subs)
    i = ones(subs{q});
    if numel(a) > 0 || numel(i) == 0
      show("index", d(a), d(i), d(a(i)));
    end
  end
  for q = 1:numel(shapes)
    b = ones(shapes{q});
    if numel(b) <= numel(a)
      show("mask", d(a), d(b), d(a(b > 0)));
    end
    if numel(a) > 0
      show("mask", d(a), d(a), d(a(a > 2)));
    end
    for k = 1:numel(ops)
      try, r = d(feval(ops{k}, a, b)); catch, r = "error"; end
      if !strcmp(ops{k}, "mpower") || numel(a) + numel(b) > 0
        show(ops{k}, d(a), d(b), r);
      end
    end
    try, r = d([a, b]); catch, r = "error"; end
    show("row", d(a), d(b), r);
    try, r = d([a; b]); catch, r = "error"; end
    show("column", d(a), d(b), r);
    try, r = d(cat(3, a, b)); catch, r = "error"; end
    show("cat3", d(a), d(b), r);
  end
  for k = 1:9
    try, b = a; b(k) = 1; r = d(b); catch, r = "error"; end
    show("grow", d(a), num2str(k), r);
  end
  for i1 = 1:3, for j1 = 1:3
    try, b = a; b(i1,j1) = 1; r = d(b); catch, r = "error"; end
    show("grid", d(a), sprintf("%dx%d", i1, j1), r);
  end, end
  show("sum", d(a), d(sum(a)));
  show("max", d(a), d(max(a)));
  show("all", d(a), d(a(:)));
  try, r = d(a'); catch, r = "error"; end
  show("transpose", d(a), r);
  for k = 1:4
    show(sprintf("sum%d", k), d(a), d(sum(a, k)));
    show(sprintf("max%d", k), d(a), d(max(a, [], k)));
  end
end
