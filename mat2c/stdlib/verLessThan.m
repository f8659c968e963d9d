function t = verLessThan (package, version)
  % Whether a package is older than a version.
  if (nargin != 2)
    print_usage ();
  end
  if (! strcmpi (package, "octave") && ! strcmpi (package, "matlab"))
    error ("verLessThan: package \"%s\" is not installed", package);
  end
  t = compare_versions (OCTAVE_VERSION (), version, "<");
end
