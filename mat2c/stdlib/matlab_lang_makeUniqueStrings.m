function [names, changed] = matlab_lang_makeUniqueStrings (str, taken)
  % Texts that differ from each other and from those that are taken.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    taken = {};
  elseif (ischar (taken))
    taken = {taken};
  end
  one = ischar (str);
  names = str;
  if (one)
    names = {str};
  end
  changed = false (size (names));
  for k = 1:numel (names)
    stem = names{k};
    number = 0;
    while (any (strcmp (names{k}, taken)))
      number = number + 1;
      names{k} = sprintf ("%s_%d", stem, number);
      changed(k) = true;
    end
    taken{end+1} = names{k};
  end
  if (one)
    names = names{1};
  end
end
