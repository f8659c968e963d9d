function x = is_valid_file_id (fid)
  % Does a number stand for an open file?
  if (nargin != 1)
    print_usage ();
  end
  x = false;
  try
    if (isnumeric (fid))
      [name, mode, arch] = fopen (fid);
      x = ! isempty (name) && ! isempty (mode) && ! isempty (arch);
    end
  catch
    x = false;
  end
end
