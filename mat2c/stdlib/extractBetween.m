function r = extractBetween (str, first, last, varargin)
  % What stands in each text between two positions, both included, or between two texts, both excluded; the
  % option 'Boundaries' says otherwise.
  inclusive = isnumeric (first);
  if (numel (varargin) == 2)
    inclusive = strcmpi (char (varargin{2}), "inclusive");
  end
  texts = __texts__ ("extractBetween", str);
  found = cell (0, 1);
  for k = 1:numel (texts)
    found = [found; between(texts{k}, first, last, inclusive)];
  end
  if (ischar (str))
    r = found;
  elseif (numel (found) == numel (texts))
    r = __texts_like__ (reshape (found, size (texts)), str);
  else
    r = __texts_like__ (found, str);
  end
end

function parts = between (t, first, last, inclusive)
  parts = cell (0, 1);
  if (isnumeric (first))
    if (first < 1 || last > numel (t) || first > last + 1)
      error ("MATLAB:string:PositionOutOfRange", "extractBetween: Numeric value exceeds the number of characters.");
    end
    parts = {t(first+!inclusive:last-!inclusive)};
    return;
  end
  first = char (first);
  last = char (last);
  at = 1;
  while (true)
    from = strfind (t(at:end), first);
    if (isempty (from))
      return;
    end
    from = at + from(1) - 1;
    inner = from + numel (first);
    to = strfind (t(inner:end), last);
    if (isempty (to))
      return;
    end
    to = inner + to(1) - 1;
    at = to + numel (last);
    if (inclusive)
      parts{end+1, 1} = t(from:at-1);
    else
      parts{end+1, 1} = t(inner:to-1);
    end
  end
end
