% Subscripts of the target come first, then the right side, then what the target holds.
1;
function r = say (text, r)
  printf ("%s ", text);
end
function r = lower_k ()
  global k
  k = 1;
  r = 3;
end
a(say ("left", 1)) = say ("right", 5); disp (a)
c{say ("left", 2)} = say ("right", 5); disp (c)
s.(say ("left", "f")) = say ("right", 5); disp (s)
a(say ("left", 1)) += say ("right", 5); disp (a)
t(say ("one", 1)).x(say ("two", 2)) = say ("right", 5); disp (t)
[a(say ("first", 1)), b(say ("second", 2))] = size (say ("right", 5)); disp (a), disp (b)
global k
k = 2;
a = [5 6];
a(k) = lower_k (); disp (a)
try, a(u1) = u2; catch e, disp (e.message), end
try, a(0) = u2; catch e, disp (e.message), end
try, c{u1} = u2; catch e, disp (e.message), end
try, q(end + 1) = u2; catch e, disp (e.message), end
try, zz += u2; catch e, disp (e.message), end
try, zz(2) += u2; catch e, disp (e.message), end

% An empty matrix given to subsasgn deletes; subsref may give several values.
a = subsasgn (ones (3), substruct ("()", {":", 1:2}), [])
x = subsasgn (1:5, substruct ("()", {1}), zeros (0, 0))
n = num2cell (magic (4));
[p, q, r] = subsref (n, substruct ("{}", {1:3}))
[f, g] = subsref (struct ("v", {10, 20}), substruct (".", "v"))
s = resize (struct ("a", {1, 2}), 3, 2);
size (s), s(1, 2).a, s(3, 1)
r = [char(zeros (0, 3)); "A"; "B"]

% Of two functions of a name the last counts.
function r = twice (x), r = x; end
function r = twice (x), r = 2 * x; end
disp (twice (4))
