% strsplit's positional and named options, substr from the end, regexp options that go on
1;
function t (varargin)
  try
    r = strsplit (varargin{:});
    printf ("<%s>", r{:}); disp ("")
  catch e
    disp (strtok (e.message, "\n"))
  end
end
t ("a  b", " ", false)
t ("a  b", true)
t ("a,,b", ",", false, "delimitertype", "s")
t ("road   to--hell", "[ -]", false, "delimitertype", "r")
t ("road to^hell", '\^| ', "DelimiterType", "RegularExpression")
t ("a b", false, "delimitertype", "r")
t ("a b", " ", "delimitertype", "x")
t ("a b", " ", "foo", 1)
t ("a b", "b", "c")
t (["abc"; "xyz"])
s = "This is a test string";
disp (substr (s, -11)), disp (substr (s, -11, 4)), disp (substr (s, -11, -7)), disp (size (substr (s, 1, 0)))
try, substr ("foo", 2, -5), catch e, disp (e.message), end
try, substr ("foobar", -7), catch e, disp (e.message), end
disp (regexp ("ab12", '\d+', "matches"){1})
try, union ({"a"}, {"b"}, "rows"), catch e, disp (e.message), end
