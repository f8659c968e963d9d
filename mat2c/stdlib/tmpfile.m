function [fid, msg] = tmpfile ()
  % A new file that is read and written, and gone when it is closed.
  if (nargin != 0)
    print_usage ();
  end
  name = tempname ();
  [fid, msg] = fopen (name, "w+b");
  if (fid >= 0)
    unlink (name);
  end
end
