% who and whos list the variables in a file.
a = 1;
b = "text";
c = {1, 2};
z = 1i;
file = [tempname(), ".mat"];
save ("-v7", file, "a", "b", "c", "z");
names = who ("-file", file)
s = whos ("-file", file, "c", "z");
printf ("%s %d %s %d\n", s(1).name, s(1).bytes, s(1).class, s(2).complex);
disp (s(1).nesting);
text = evalc ("who ('-file', file)");
disp (strrep (text, file, "FILE"));
text = evalc ("whos ('-file', file)");
disp (strrep (text, file, "FILE"));
text = evalc ("whos ('-file', file, 'b')");
disp (strrep (text, file, "FILE"));
try, who -file, catch e, disp (e.message), end
try, whos -file no_such_file, catch e, disp (e.message), end
delete (file);
