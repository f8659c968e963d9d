function [msg, err] = ferror (fid, opt)
  % The state of a file: none of mat2c's readers leaves an error behind.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (ischar (fid))
    fid = -1;
  end
  if (! is_valid_file_id (fid))
    error ("ferror: invalid stream number = %d", fid);
  end
  msg = "";
  err = 0;
end
