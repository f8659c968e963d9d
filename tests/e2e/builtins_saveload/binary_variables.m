% Variables in the binary format, written here byte by byte.
1;
function text (f, s)
  fwrite (f, numel (s), "int32", 0, "ieee-le");
  fwrite (f, s, "uchar");
end
function numbers (f, x, type)
  fwrite (f, x, type, 0, "ieee-le");
end
function start (f, name, type)
  text (f, name);
  text (f, "");
  fwrite (f, [0, 255], "uchar");
  text (f, type);
end
function extents (f, d)
  numbers (f, [-numel(d), d], "int32");
end
function array (f, name, type, d, kept, x, class_)
  start (f, name, type);
  if ! isempty (d), extents (f, d); end
  if kept >= 0, numbers (f, kept, "uint8"); end
  numbers (f, x, class_);
end
place = tempname ();
f = fopen ([place, ".mat"], "w");
fwrite (f, ["Octave-1-L", 0], "uchar");
array (f, "one", "scalar", [], 7, 2.5, "double");
array (f, "few", "matrix", [2, 3], 7, [1, 2, 3, 4, 5, 6.5], "double");
array (f, "bytes", "matrix", [1, 4], 0, [1, 2, 3, 200], "uint8");
array (f, "shorts", "matrix", [2, 2], 4, [-1, 2, -3, 4], "int16");
array (f, "deep", "matrix", [2, 1, 2], 6, [1, 2, 3, 4], "single");
array (f, "z", "complex scalar", [], 7, [3, -4], "double");
array (f, "zs", "complex matrix", [1, 2], 7, [0, 1, 2, 3], "double");
array (f, "half", "float scalar", [], 6, 0.5, "single");
array (f, "halves", "float matrix", [1, 2], 6, [0.5, 1.5], "single");
array (f, "zf", "float complex matrix", [1, 2], 6, [1, 2, 3, 4], "single");
array (f, "small", "int8 matrix", [1, 3], -1, [1, -2, 3], "int8");
array (f, "big", "uint64 scalar", [], -1, 12, "uint64");
array (f, "yes", "bool", [], -1, 1, "uint8");
array (f, "some", "bool matrix", [1, 3], -1, [1, 0, 1], "uint8");
array (f, "words", "sq_string", [2, 2], -1, "acbd", "uchar");
array (f, "line", "string", [1, 5], -1, "hello", "uchar");
array (f, "nothing", "matrix", [0, 3], 7, [], "double");
array (f, "steps", "double_range", [], 7, [1, 9, 2], "double");
array (f, "eyes", "diagonal matrix", [], -1, [], "double");
numbers (f, [2, 3], "int32"); numbers (f, 7, "uint8"); numbers (f, [4, 5], "double");
start (f, "list", "cell"); extents (f, [1, 2]);
array (f, "<cell-element>", "scalar", [], 7, 8, "double");
start (f, "<cell-element>", "cell"); extents (f, [1, 1]);
array (f, "<cell-element>", "string", [1, 3], -1, "end", "uchar");
start (f, "rec", "scalar struct"); numbers (f, 2, "int32");
array (f, "inner", "scalar", [], 7, 1, "double");
array (f, "label", "string", [1, 2], -1, "ab", "uchar");
start (f, "recs", "struct"); extents (f, [1, 2]); numbers (f, 1, "int32");
start (f, "v", "cell"); extents (f, [1, 2]);
array (f, "<cell-element>", "scalar", [], 7, 8, "double");
array (f, "<cell-element>", "scalar", [], 7, 9, "double");
fclose (f);
s = load (place)
class (s.bytes), class (s.deep), class (s.half), class (s.big), class (s.yes), isreal (s.z), size (s.nothing)
t = load ([place, ".mat"], "one", "w*")
load (place, "few", "list");
few, list
f = fopen ([place, ".mat"], "r+");
x = fread (f, 60, "*uint8");
fclose (f);
f = fopen ([place, ".mat"], "w"); fwrite (f, x); fclose (f);
try
  load (place);
catch e
  disp (strrep (e.message, place, "PLACE"))
end
delete ([place, ".mat"]);
