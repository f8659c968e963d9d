function c = kbhit (wait)
  % The next character of the input.
  if (nargin > 1)
    print_usage ();
  end
  c = fread (stdin, 1, "char=>char");
  if (isempty (c))
    c = "";
  end
end
