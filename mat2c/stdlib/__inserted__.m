function r = __inserted__ (name, str, pos, new)
  % Each text with a new one before or behind a position, or every place of a text.
  behind = strcmp (name, "insertAfter");
  texts = __texts__ (name, str);
  new = char (new);
  for k = 1:numel (texts)
    t = texts{k};
    if (isnumeric (pos))
      at = pos - ! behind;
      if (pos < 1 || pos > numel (t))
        error ("MATLAB:string:PositionOutOfRange", "%s: Numeric value exceeds the number of characters in element %d.", name, k);
      end
      texts{k} = [t(1:at), new, t(at+1:end)];
    else
      mark = char (pos);
      if (behind)
        texts{k} = strrep (t, mark, [mark, new]);
      else
        texts{k} = strrep (t, mark, [new, mark]);
      end
    end
  end
  r = __texts_like__ (texts, str);
end
