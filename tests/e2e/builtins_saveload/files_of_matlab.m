1;
% Files as MATLAB's versions 6 and 7 write them, by save and load.
function round_trip (option)
  file = [tempname(), ".mat"];
  d = [1.5, -2; 3, 4e10; NaN, Inf];
  none = zeros (0, 3);
  s = single ([1.25, 2.5]);
  z = [1 + 2i; 3 - 4.5i];
  zs = single (2 + 1i);
  i8 = int8 ([-100, 100]);
  u16 = uint16 ([1, 2; 3, 65535]);
  i64 = int64 (9007199254740993);
  u64 = intmax ("uint64");
  l = [true, false; false, true];
  t = "hello";
  rows = ["abc"; "def"];
  no_text = '';
  c = {1, "two", [3, 4, 5]; {true}, single(2), int8(3)};
  st = struct ("a", 1, "b", "text", "c", {{1, "x"}}, "d", struct ("deep", magic (3)));
  sa = struct ("n", {1, 2, 3}, "t", {"p", "q", []});
  nd = reshape (1:24, 2, 3, 4);
  sp = sparse ([1, 0, 2; 0, 0, 3]);
  spc = sparse ([0, 1i; 2, 0]);
  r = 0:0.25:1;
  long = mod ((1:5000) .^ 2, 97);
  words = repmat ("abcabcabdabc ", 1, 300);
  save (option, file);
  q = load (file);
  for name = {"d", "none", "s", "z", "zs", "i8", "u16", "i64", "u64", "l", "t", "rows", "no_text", "c", "st", ...
              "sa", "nd", "sp", "spc", "r", "long", "words"}
    v = q.(name{1});
    printf ("%s: %s %s %d %d\n", name{1}, class (v), mat2str (size (v)), iscomplex (v), issparse (v));
  end
  disp (isequaln_of (q.d, d));
  disp ([isequal(q.s, s), isequal(q.z, z), isequal(q.c, c), isequal(q.st, st), isequal(q.sa, sa)]);
  disp ([isequal(q.nd, nd), isequal(q.sp, sp), isequal(q.spc, spc), isequal(q.long, long), isequal(q.words, words)]);
  disp ([q.i64 == i64, q.u64 == u64, isequal(q.l, l), isequal(q.rows, rows), isequal(q.r, r)]);
  q.st
  q.sp
  part = load (file, "s*", "t");
  disp (fieldnames (part)');
  extra = 7;
  save ("-append", option, file, "extra");
  load (file, "extra", "t");
  disp (extra), disp (t)
  st.b = "as variables";
  save (option, file, "-struct", "st");
  disp (fieldnames (load (file))');
  f = fopen (file);
  head = fread (f, [1, 19], "char=>char")
  fclose (f);
  delete (file);
end
function same = isequaln_of (a, b)
  same = all (a(:) == b(:) | (isnan (a(:)) & isnan (b(:))));
end
round_trip ("-v6");
round_trip ("-v7");
round_trip ("-mat");
