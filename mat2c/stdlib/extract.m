function r = extract (str, pat)
  % The places of a text in each text, or the characters at positions.
  texts = __texts__ ("extract", str);
  parts = cell (1, numel (texts));
  for k = 1:numel (texts)
    if (isnumeric (pat))
      if (any (pat < 1 | pat > numel (texts{k})))
        error ("MATLAB:string:PositionOutOfRange", "extract: Numeric value exceeds the number of characters in element %d.", k);
      end
      parts{k} = texts{k}(pat(min (k, numel (pat))));
    else
      marks = __texts__ ("extract", pat);
      parts{k} = regexp (texts{k}, __one_of__ (marks), "match")(:);
    end
  end
  if (isnumeric (pat))
    r = __texts_like__ (reshape (parts, size (texts)), str);
    return;
  end
  like = str;
  if (ischar (str))
    like = {};
  end
  if (numel (parts) == 1)
    r = parts{1};
  elseif (columns (texts) == 1)
    r = [parts{:}].';
  else
    r = reshape ([parts{:}].', 1, numel (parts), []);
  end
  r = __texts_like__ (r, like);
end
