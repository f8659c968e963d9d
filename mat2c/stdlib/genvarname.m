function [name, changed] = genvarname (str, exclusions)
  % A valid name that is not among the exclusions.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    exclusions = {};
  elseif (ischar (exclusions))
    exclusions = {exclusions};
  end
  one = ischar (str);
  if (one)
    str = {str};
  elseif (! iscellstr (str))
    error ("genvarname: STR must be a string or cellstr");
  end
  name = cell (size (str));
  changed = false (size (str));
  for k = 1:numel (str)
    name{k} = str{k};
    if (iskeyword (name{k}))
      name{k} = ["x" upper(name{k}(1)) name{k}(2:end)];
    end
    name{k} = regexprep (name{k}, '\W', '_');
    if (isempty (name{k}))
      name{k} = "x";
    elseif (! (isletter (name{k}(1)) || name{k}(1) == "_"))
      name{k} = ["x" name{k}];
    end
    stem = name{k};
    number = 0;
    while (any (strcmp (name{k}, exclusions)))
      number = number + 1;
      name{k} = sprintf ("%s%d", stem, number);
    end
    changed(k) = ! strcmp (name{k}, str{k});
    exclusions{end+1} = name{k};
  end
  if (one)
    name = name{1};
  end
end
