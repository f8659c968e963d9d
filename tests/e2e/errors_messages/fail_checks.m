% fail runs a text with the caller's variables and tells whether it failed as it should.
1;
function check (x)
  fail ("x * [1 2]", "nonconformant")
  y = fail ("error ('my:id', 'Bad %d', x(1))", "Bad 1")
  y = fail ("z = 3; error ('later')");
  disp (z)
  q = 5;
  t = "error ('Computed: %d', q)";
  fail (t, "Computed: 5")
  fail ([t " "])
  disp (q)
end
check ([1 2 3])
fail ("warning ('a test warning')", "warning", "test warning")
fail ("warning ('a test warning')", "warning")
assert (fail ("undefined_thing (3)", "undefined"))
try, fail ("1"), catch e, disp (e.message), end
try, fail ("1", "abc"), catch e, disp (e.message), end
try, fail ("error ('xyz')", "abc"), catch e, disp (e.message), end
try, fail ("1", "warning"), catch e, disp (e.message), end
try, fail ("1", "warning", "ww"), catch e, disp (e.message), end
try, fail ("warning('abc')", "warning", "ww"), catch e, disp (e.message), end
try, fail ("error('abc')", "warning", "ww"), catch e, disp (e.message), end
try, fail (), catch e, disp (e.message), end
try, fail (1, "nowarning", "foo"), catch e, disp (e.message), end
try, fail ("x = [1 2", "parse"), catch e, disp (e.message), end
try, fail ("5, 6", "b"), catch e, disp (e.message), end
for k = 1:2
  fail (sprintf ("error ('n%d')", k), ["n" num2str(k)])
end
fail ("a = 1; b = [1 2 3](7)", 'out of bound')
a
try, fail ("error ('100%% of it')", "x"), catch e, disp (e.message), end
try, fail ("lasterr ()", ""), catch e, disp (e.message), end
x = fail ("x = 7; error ('w')")
fail ("error ('Octave:some-id', 'text of it')", "text"); disp (lasterr ())
fail ("disp (1), error ('seen')")
fail ("if true, error ('in if'), end", "in if")
