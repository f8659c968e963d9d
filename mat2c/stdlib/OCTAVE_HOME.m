function d = OCTAVE_HOME ()
  % Where the language's reference implementation is installed.
  if (nargin != 0)
    print_usage ();
  end
  d = "/usr";
end
