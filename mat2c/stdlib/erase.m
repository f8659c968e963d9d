function s = erase (s, ptn)
  % Removes all occurrences of the patterns.
  if (nargin != 2)
    print_usage ();
  end
  if (! (ischar (s) || iscellstr (s)))
    error ("erase: STR must be a string or cell array of strings");
  end
  if (ischar (ptn))
    if (rows (ptn) > 1)
      warning ("erase: using character array for PTN is not recommended, consider cell array of strings instead");
      ptn = cellstr (ptn);
    else
      ptn = {ptn};
    end
  elseif (! iscellstr (ptn))
    error ("erase: PTN must be a string or cell array of strings");
  end
  for k = 1:numel (ptn)
    ptn{k} = regexptranslate ("escape", ptn{k});
  end
  if (rows (s) > 1 && ischar (s))
    % Blanks at the ends of rows are kept, and rows that became shorter padded.
    s = char (regexprep (num2cell (s, 2), strjoin (ptn, "|"), ""));
  else
    s = regexprep (s, strjoin (ptn, "|"), "");
  end
end
