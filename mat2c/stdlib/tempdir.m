function d = tempdir ()
  % The folder for temporary files.
  d = getenv ("TMPDIR");
  if (isempty (d))
    d = "/tmp";
  end
  if (d(end) != "/")
    d = [d "/"];
  end
end
