function [name, changed] = genvarname (str, exclusions)
  % A valid name that is not among the exclusions.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    exclusions = {};
  elseif (ischar (exclusions) && rows (exclusions) > 1)
    error ("genvarname: if more than one exclusion is given, it must be a cellstr");
  elseif (ischar (exclusions))
    exclusions = {exclusions};
  elseif (! iscellstr (exclusions))
    error ("genvarname: EXCLUSIONS must be a string or cellstr");
  end
  one = ischar (str);
  if (one && rows (str) > 1)
    error ("genvarname: if more than one STR is given, it must be a cellstr");
  elseif (one)
    str = {str};
  elseif (! iscellstr (str))
    error ("genvarname: STR must be a string or cellstr");
  end
  name = cell (size (str));
  changed = false (size (str));
  exclusions = exclusions(:).';
  for k = 1:numel (str)
    stem = valid_name (str{k});
    name{k} = stem;
    if (any (isstrprop (stem(end:end), "digit")))
      stem = [stem "_"];
    end
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
function name = valid_name (str)
  name = regexprep (str, '\W', '_');
  if (iskeyword (name))
    name = ["x" upper(name(1)) name(2:end)];
  elseif (isempty (name) || ! isletter (name(1)))
    name = ["x" name];
  end
end
