% Lines at the head of a text; texts without numbers where the format is to be guessed.
C = textscan ("field 1  field2\n 1 2\n3 4", "", "headerlines", 1)
C = textscan ("x y\n1 2\n3 4", "%f %f", "headerlines", 1);
C{1}', C{2}'
try, textscan ("abc def", ""), catch e, disp (e.message), end
