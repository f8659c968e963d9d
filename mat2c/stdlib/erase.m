function s = erase (s, ptn)
  % Removes all occurrences of the patterns.
  if (nargin != 2)
    print_usage ();
  end
  if (! (ischar (s) || iscellstr (s)))
    error ("erase: STR must be a string or cell array of strings");
  end
  if (ischar (ptn))
    s = strrep (s, ptn, "");
    return;
  elseif (! iscellstr (ptn))
    error ("erase: PTN must be a string or cell array of strings");
  end
  [~, order] = sort (cellfun ("length", ptn(:).'), "descend");
  ptn = ptn(order);
  for k = 1:numel (ptn)
    ptn{k} = regexptranslate ("escape", ptn{k});
  end
  s = regexprep (s, strjoin (ptn, "|"), "");
end
