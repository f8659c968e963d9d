function r = __piece__ (name, str, pos)
  % The part of each text before or behind a mark; a missing string, or no characters, where it is not found.
  texts = __texts__ (name, str);
  absent = false (size (texts));
  marks = pos;
  if (! isnumeric (pos))
    marks = __texts__ (name, pos);
  end
  for k = 1:numel (texts)
    t = texts{k};
    mark = marks(min (k, numel (marks)));
    if (isnumeric (mark))
      if (mark < 1 || mark > numel (t) + strcmp (name, "extractBefore"))
        error ("MATLAB:string:PositionOutOfRange", "%s: Numeric value exceeds the number of characters in element %d.", name, k);
      end
      from = mark;
      to = mark;
    else
      from = strfind (t, mark{1});
      absent(k) = isempty (from);
      if (absent(k))
        texts{k} = "";
        continue;
      end
      from = from(1);
      to = from + numel (mark{1}) - 1;
    end
    if (strcmp (name, "extractBefore"))
      texts{k} = t(1:from-1);
    else
      texts{k} = t(to+1:end);
    end
  end
  r = __texts_like__ (texts, str);
  if (isstring (str) && any (absent(:)))
    r(absent) = missing;
  end
end
