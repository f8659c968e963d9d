function t = verLessThan (package, version)
  % Whether a package is older than a version.
  if (nargin != 2)
    print_usage ();
  end
  if (! ischar (package) || rows (package) != 1)
    error ("verLessThan: PACKAGE must be a string");
  end
  if (! strcmpi (package, "octave"))
    error ("verLessThan: package \"%s\" is not installed", package);
  end
  t = compare_versions (OCTAVE_VERSION (), version, "<");
end
