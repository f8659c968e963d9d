% Options that save does not know, what can't be kept in MATLAB's files, and text beyond ASCII.
x = 5;
h = @(t) t + 1;
file = [tempname(), ".mat"];
try, save -v7.3 some.mat x, catch e, disp (e.message), end
try, save -foo some.mat x, catch e, disp (e.message), end
try, save ("some.mat", "-bar", "x"), catch e, disp (e.message), end
try, save ("-v6", file, "h"), catch e, disp (e.message), end
c = {1, h};
try, save ("-v7", file, "c"), catch e, disp (e.message), end
t = "\303\244\303\266 \342\202\254";
mixed = ["ab"; "c\377"];
save ("-v7", file, "t", "mixed");
q = load (file);
disp (double (q.t)), disp (double (q.mixed))
p = 5:-1:1;
d = eye (3);
b = true;
none = single ([]);
save ("-6", file, "p", "d", "b", "none");
q = load ("-mat", file)
save ("-text", file, "x");
try, load ("-mat", file), catch e, disp (e.message), end
disp (load ("-ascii", file));
f = fopen (file, "w");
fwrite (f, "MATLAB 5.0 MAT-file");
fclose (f);
try, load (file), catch e, disp (strrep (e.message, file, "FILE")), end
delete (file);
