function [names, changed] = matlab_lang_makeUniqueStrings (str, taken, longest)
  % Texts that differ from each other and from those that are taken, or those at some places from all others.
  if (nargin < 1)
    print_usage ();
  elseif (! ischar (str) && ! iscellstr (str))
    error ("makeUniqueStrings: STR must be a string or cellstr");
  end
  one = ischar (str);
  names = str;
  if (one)
    names = {str};
  end
  places = 1:numel (names);
  if (nargin < 2)
    taken = {};
  elseif (ischar (taken))
    taken = {taken};
  elseif (! iscell (taken))
    places = chosen_places (taken, numel (names));
    taken = names;
    taken(places) = [];
  end
  if (nargin < 3)
    longest = namelengthmax ();
  elseif (! (isscalar (longest) && longest > 0 && longest == fix (longest)))
    error ("makeUniqueStrings: MAXLENGTH must be a positive integer");
  end
  taken = taken(:).';
  changed = false (size (names));
  for k = places
    stem = names{k};
    if (numel (stem) > longest)
      names{k} = stem(1:longest);
    end
    number = 0;
    while (any (strcmp (names{k}, taken)))
      number = number + 1;
      suffix = sprintf ("_%d", number);
      if (numel (suffix) >= longest)
        error ("makeUniqueStrings: cannot create unique elements within MAXLENGTH");
      end
      names{k} = [stem(1:min (end, longest - numel (suffix))) suffix];
    end
    changed(k) = ! strcmp (names{k}, stem);
    taken{end+1} = names{k};
  end
  if (one)
    names = names{1};
  end
end
function places = chosen_places (chosen, n)
  if (islogical (chosen))
    if (numel (chosen) != n)
      error ("makeUniqueStrings: STR and EX logical array must have the same length");
    end
    places = find (chosen(:).');
  elseif (isnumeric (chosen) && all (chosen(:) == fix (chosen(:)) & chosen(:) >= 1 & chosen(:) <= n))
    places = chosen(:).';
  else
    error ("makeUniqueStrings: invalid array of indices EX");
  end
end
