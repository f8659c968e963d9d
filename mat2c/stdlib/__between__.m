function r = __between__ (name, str, first, last, new, inclusive)
  % Each text with a new one in place of what stands between two marks.
  texts = __texts__ (name, str);
  for k = 1:numel (texts)
    t = texts{k};
    if (isnumeric (first))
      if (first < 1 || last > numel (t) || first > last + 1)
        error ("MATLAB:string:PositionOutOfRange", "%s: Numeric value exceeds the number of characters in element %d.", name, k);
      end
      texts{k} = [t(1:first-inclusive), new, t(last+inclusive:end)];
    else
      texts{k} = between_texts (t, char (first), char (last), new, inclusive);
    end
  end
  r = __texts_like__ (texts, str);
end

function r = between_texts (t, first, last, new, inclusive)
  r = "";
  at = 1;
  while (true)
    from = strfind (t(at:end), first);
    if (isempty (from))
      break;
    end
    inner = at + from(1) - 1 + numel (first);
    to = strfind (t(inner:end), last);
    if (isempty (to))
      break;
    end
    to = inner + to(1) - 1;
    if (inclusive)
      r = [r, t(at:inner-numel(first)-1), new];
    else
      r = [r, t(at:inner-1), new, last];
    end
    at = to + numel (last);
  end
  r = [r, t(at:end)];
end
