function t = compare_versions (v1, v2, op)
  % Compares two versions such as "7.3.0" with an operator.
  if (nargin != 3)
    print_usage ();
  end
  if (! (ischar (v1) && ischar (v2)))
    error ("compare_versions: version numbers V1 and V2 must be strings");
  elseif (! ischar (op))
    error ("compare_versions: OPERATOR must be a string");
  end
  a = sscanf (v1, "%d.").';
  b = sscanf (v2, "%d.").';
  n = max (numel (a), numel (b));
  d = [a, zeros(1, n - numel (a))] - [b, zeros(1, n - numel (b))];
  at = find (d, 1);
  if (isempty (at))
    c = 0;
  else
    c = sign (d(at));
  end
  switch (op)
    case "=="
      t = c == 0;
    case "<"
      t = c < 0;
    case "<="
      t = c <= 0;
    case ">"
      t = c > 0;
    case ">="
      t = c >= 0;
    case {"!=", "~="}
      t = c != 0;
    otherwise
      error ("compare_versions: the operator \"%s\" is not valid", op);
  end
end
