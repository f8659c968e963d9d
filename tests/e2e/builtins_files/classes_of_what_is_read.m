1;
% What is read from files and texts has the class that the format or precision names.
function r = bytes (name, precision)
  [f, why] = fopen (name, 'r');
  if f < 0, error (why); end
  [r, n] = fread (f, [2 Inf], precision);
  printf ('%s %d %s:', class (r), n, mat2str (size (r)));
  printf (' %g', double (r)); printf ('\n');
  fclose (f);
end
function r = plain (name)
  f = fopen (name);
  r = fread (f, 3);
  r = sum (r) + 1;
  fseek (f, 0, SEEK_SET);
  c = fread (f, 4, '*char');
  printf ('%d [%s] %s\n', r, c, class (c));
  r = ftell (f) + feof (f);
  fclose (f);
end
name = tempname ();
f = fopen (name, 'w');
count = fwrite (f, [65 66 67 68 10 200], 'uint8');
disp (count + 1), disp (fclose (f) + 1)
r = bytes (name, 'uint8'); disp (r / 2)
r = bytes (name, 'uint8=>uint8'); disp (r / 2)
r = bytes (name, '*int16'); disp (r)
r = bytes (name, 'char=>char'); disp (size (r))
disp (plain (name))
for k = 1:2
  x = sscanf (sprintf ('%d %d', k, 2 * k), '%d');
  disp (x' * 2)
  [y, n, why] = sscanf ('3.5 4.5 z', '%f');
  disp (y' + n), disp (isempty (why))
  z = sscanf ('12', '%d'); disp (z + 1)
  z = sscanf ('q', '%d'); disp (size (z))
  t = sscanf ('ab 12', '%s %d'); disp (t')
end
[f, why] = fopen ('/there/is/none', 'r'); disp (f), disp (ischar (why))
s = fileread (name); disp (numel (s)), disp (s(1:2))
[ok, why] = unlink (name); disp (ok), disp (isempty (why))
m = nargchk (1, 2, 3); disp (class (m))
b = besselj (0, [1 2; 3 4]); printf ('%.6f ', b * 2); printf ('\n');
g = gammaln (single ([1 2 5])); printf ('%s %.5f\n', class (g), g(3));
h = nthroot ([8 27], 3); printf ('%.4f ', h + 1); printf ('\n');
d = datenum (2020, 1, 1:3); disp (d - d(1))
