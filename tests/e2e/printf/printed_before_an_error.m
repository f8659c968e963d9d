% What was formatted before the value that can't be printed is printed.
1;
function told (k, varargin)
  try
    switch k
      case 1, printf (varargin{:});
      case 2, fprintf (varargin{:});
      case 3, fprintf (1, varargin{:});
      case 4, n = printf (varargin{:});
      case 5, x = sprintf (varargin{:});
      case 6, error (varargin{:});
    end
  catch e
    disp (e.message);
  end
end
for k = 1:6
  told (k, 'a%d|%d\n', 1, 2i);
  told (k, ' %d', [97 65i 99]);
  told (k, '%d|%d\n', 1, [3 2i]);
  told (k, 'a%s|%s\n', 'q', @sin);
  told (k, 'a%d|%*d\n', 1, 2.5, 1);
  told (k, 'a%d|%*d\n', 1, [], 1);
  told (k, 'a%d|%x\n', 1, 2.5i);
  told (k, 'a%d|%d\n', 1, {2});
  told (k, 'a%d|%d\n', 1, 2, 3, struct ());
end
x = 'abc';
x(2) = 65i;
try, printf ('%d %s:%d', 44, class (x), x); catch e, disp (e.message), end
name = tempname ();
id = fopen (name, 'w');
try, fprintf (id, 'a%d|%d\n', 1, 2i); catch e, disp (e.message), end
fclose (id);
disp (fileread (name));
delete (name);
try, fprintf (99, 'a%d|%d\n', 1, 2i); catch e, disp (e.message), end
try, t = evalc ("printf ('a%d|%d\\n', 1, 2i)"); catch e, disp (e.message), end
try, printf ('%d\n', complex (3, 0)), catch e, disp (e.message), end
try, printf ('%x %d %g\n', complex ([3 4 5], [0 0 1])), catch e, disp (e.message), end
try, printf ('%d\n', complex ([3.5 4], 0)), catch e, disp (e.message), end
try, printf ('%d\n', single ([3 4i])), catch e, disp (e.message), end
