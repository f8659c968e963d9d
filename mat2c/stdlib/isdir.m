function t = isdir (f)
  % Whether f is a folder.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to isdir");
  end
  t = isfolder (f);
end
