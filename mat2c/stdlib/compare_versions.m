function t = compare_versions (v1, v2, op)
  % Compares two versions such as "7.3.0" or "1.2-rc1" with an operator.
  if (nargin != 3)
    print_usage ();
  end
  if (! (ischar (v1) && ischar (v2)))
    error ("compare_versions: version numbers V1 and V2 must be strings");
  elseif (rows (v1) != 1 || rows (v2) != 1)
    error ("compare_versions: version numbers V1 and V2 must be a single row");
  elseif (! ischar (op))
    error ("compare_versions: OPERATOR must be a string");
  end
  check_operator (op);
  [a, s] = parts_of (v1, "V1");
  [b, u] = parts_of (v2, "V2");
  n = max (numel (a), numel (b));
  m = max (numel (s), numel (u));
  d = [postpad(a, n, 0, 2), double(postpad (s, m, 0, 2))] - [postpad(b, n, 0, 2), double(postpad (u, m, 0, 2))];
  at = find (d, 1);
  if (isempty (at))
    c = 0;
  else
    c = sign (d(at));
  end
  if (any (op == "<"))
    t = c < 0 || (c == 0 && any (op == "="));
  elseif (any (op == ">"))
    t = c > 0 || (c == 0 && any (op == "="));
  else
    t = xor (c == 0, any (op == "!" | op == "~"));
  end
end
function check_operator (op)
  if (numel (op) > 2 || isempty (op))
    error ("compare_versions: OPERATOR must be 1 or 2 characters long");
  end
  less = any (op == "<");
  greater = any (op == ">");
  negated = any (op == "!" | op == "~");
  equal = any (op == "=");
  if (less && greater)
    error ("compare_versions: OPERATOR cannot contain both greater and less than symbols");
  elseif ((less || greater) && negated)
    error ("compare_versions: OPERATOR cannot contain not and greater than or less than symbols");
  elseif (strcmp (op, "="))
    error ("compare_versions: equality OPERATOR is \"==\", not \"=\"");
  elseif (! (less || greater || equal || negated) || any (! ismember (op, "<>=!~")))
    error ("compare_versions: no valid OPERATOR specified");
  end
end
function [numbers, rest] = parts_of (v, which)
  [first, last] = regexp (v, '^\d+(\.\d+)*', "start", "end", "once");
  if (isempty (first) && any (v == "."))
    error ("compare_versions: version string %s is not valid: %s", which, v);
  elseif (isempty (first))
    numbers = zeros (1, 0);
    rest = v;
  else
    numbers = sscanf (v(1:last), "%d.").';
    rest = v(last+1:end);
  end
end
