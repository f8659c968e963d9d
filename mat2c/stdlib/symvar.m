function vars = symvar (str)
  % Names of the variables of an expression, sorted.
  if (nargin != 1)
    print_usage ();
  end
  words = regexp (str, '(?<![\w.])[A-Za-z_]\w*(?!\w|\s*\()', "match");
  words = words(! ismember (words, {"i", "j", "I", "J", "pi", "e", "Inf", "inf", "NaN", "nan", "eps", "NA"}));
  vars = unique (words)(:);
  if (isempty (vars))
    vars = {};
  end
end
