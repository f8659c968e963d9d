% Files of MATLAB's version 4: matrices of numbers and texts, whatever their class was.
1;
function dump (file)
  f = fopen (file);
  bytes = fread (f, Inf, "uint8")';
  fclose (f);
  printf ("%d bytes:", numel (bytes));
  printf (" %d", bytes(1:min (end, 40)));
  printf ("\n");
end
function there_and_back (v)
  file = [tempname(), ".mat"];
  save ("-v4", file, "v");
  dump (file);
  try
    s = load (file);
    printf ("%s: %s\n", class (s.v), disp (s.v));
  catch e
    disp (e.message);
  end
  delete (file);
end
there_and_back (pi);
there_and_back ([1 2; 3 4]);
there_and_back (1 - 2i);
there_and_back ("some");
there_and_back (["ab"; "cd"]);
there_and_back (single (2.5));
there_and_back (int8 (-3));
there_and_back (true);
there_and_back ([]);
there_and_back (zeros (0, 3));
there_and_back (ones (2, 2, 2));
there_and_back (sparse ([1 0 2; 0 3 0]));
there_and_back (int16 ([1 2]));
there_and_back ({1});
file = [tempname(), ".mat"];
first = [1 2 3];
second = "two";
save ("-mat4-binary", file, "first", "second");
clear first second
load (file);
first, second
third = 3;
save ("-append", "-v4", file, "third");
s = load (file, "third", "first")
% of other numbers, and written by a machine of the other order of bytes
f = fopen (file, "w", "ieee-be");
fwrite (f, [1030 2 2 0 2], "int32");
fwrite (f, ["m" 0], "uint8");
fwrite (f, [1 -2 3 4], "int16");
fwrite (f, [1051 1 3 0 2], "int32");
fwrite (f, ["t" 0 "abc"], "uint8");
fwrite (f, [1010 1 1 1 2], "int32");
fwrite (f, ["z" 0], "uint8");
fwrite (f, [0.5 1.5], "single");
fclose (f);
s = load (file)
delete (file);
