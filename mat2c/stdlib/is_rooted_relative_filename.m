function x = is_rooted_relative_filename (file)
  % Does a name begin at the current folder or the one above?
  if (nargin != 1)
    print_usage ();
  end
  x = ischar (file) && ! isempty (regexp (file, "^\\.\\.?/", "once"));
end
