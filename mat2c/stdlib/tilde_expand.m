function x = tilde_expand (file)
  % A name with ~ replaced by the user's folder.
  if (nargin != 1)
    print_usage ();
  end
  if (iscellstr (file))
    x = cellfun (@tilde_expand, file, "UniformOutput", false);
  elseif (! ischar (file))
    error ("tilde_expand: argument must be char or cellstr object");
  elseif (strcmp (file, "~") || strncmp (file, "~/", 2))
    x = [getenv("HOME"), file(2:end)];
  else
    x = file;
  end
end
