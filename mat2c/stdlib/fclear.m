function fclear (fid)
  % Forgets that the end of a file was met.
  if (nargin != 1)
    print_usage ();
  end
  if (! is_valid_file_id (fid))
    error ("fclear: invalid stream number = %d", fid);
  end
  fseek (fid, 0, SEEK_CUR);
end
