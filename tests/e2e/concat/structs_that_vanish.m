% struct arrays of 0x0 in brackets: they vanish beside numbers, texts and cells
1;
function show (y)
  printf ("%s %s\n", class (y), mat2str (size (y)));
end
none = struct ("a", {});
values = {5, "abc", magic(3), {1, 2}, {}, true, int8(3), single(1), zeros(1, 0), zeros(0, 3), cell(0, 3), 2+i};
for v = values
  x = v{1};
  show ([none, x]); show ([x, none]);
  show ([none; x]); show ([x; none]);
  show ([none, x, none]); show ([none, none, x]);
end
show ([none, []]); show ([[], none]); show ([none, none]);
x = [none, 5]
x = ["ab", none; "cd"]
x = [{1}, none, {2}]
list = none;
list = [list, struct("a", 1)];
list(end + 1).a = 2;
show (list);
try
  [5, struct("a", 1)]
catch e
  disp (e.message);
end
