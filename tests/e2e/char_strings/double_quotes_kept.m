x = "ab";
y = [x, ''];
disp (is_dq_string (y))
z = ['cd', ""];
disp (is_dq_string (z))
w = [x];
disp (is_dq_string (w))
p = ["\\d", ''];
disp (regexprep ('a1b\d', p, 'X'))
r = ["a\\n", ''];
disp (double (regexprep ('q', 'q', r)))
t = ["ab", '', "cd"];
disp (is_dq_string (t))
u = [''; "ef"];
disp (is_dq_string (u))
v = ["", 'ef'];
disp (is_dq_string (v))
disp (is_dq_string ([65, "b"]))
disp (is_dq_string (["ab"; "cd"]))
disp (is_dq_string (["ab"; 'cd']))
disp (is_dq_string (['ab', "cd"]))
disp (is_dq_string (["ab"; "cd"]))
disp (is_dq_string (["ab", "cd"]))
x = ["ab"; "cd"]; disp (is_dq_string (x))
% texts made by functions and branches
function s = pick (k)
  if k > 1, s = "a\\tb"; else, s = "cd"; end
end
function show (s)
  printf ("%d %s|\n", is_dq_string (s), regexprep ('x', 'x', s));
end
s = pick (numel (x)); show (s); show ([s, "\\n"]); show ([s, '\n']); show ([s; s](1, :)); show (s(1:2))
show (upper (s)), show (strrep (s, "a", "\\")), show (strtrim (s)), show (repmat (s, 1, 2))
show ("q"), show ('q'), c = s(1); show (c), show (["", s]), show (sprintf ("%s\\t", 'x')), show (num2str (5))
for k = "ab", show (k), end
