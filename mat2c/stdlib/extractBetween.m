function r = extractBetween (str, first, last, varargin)
  % What stands in each text between two positions, both included, or between two texts, both excluded; the
  % option 'Boundaries' says otherwise.
  inclusive = __inclusive__ (first, varargin);
  texts = __texts__ ("extractBetween", str);
  found = cell (0, 1);
  for k = 1:numel (texts)
    t = texts{k};
    [begins, ends] = __marked__ ("extractBetween", t, first, last, inclusive, "");
    for j = 1:numel (begins)
      found{end+1, 1} = t(begins(j):ends(j));
    end
  end
  if (ischar (str))
    r = found;
  elseif (numel (found) == numel (texts))
    r = __texts_like__ (reshape (found, size (texts)), str);
  else
    r = __texts_like__ (found, str);
  end
end
