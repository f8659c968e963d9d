function r = replace (str, old, new)
  % Texts in which what is one of the old texts becomes the new one that belongs to it; of several that begin at
  % a place, the longest does.
  texts = __texts__ ("replace", str);
  old = __texts__ ("replace", old);
  new = __texts__ ("replace", new);
  if (numel (new) == 1)
    new = repmat (new, size (old));
  elseif (numel (new) != numel (old))
    error ("MATLAB:string:OldNewSizeMismatch", "Number of new strings must equal one or match the number of match patterns.");
  end
  pattern = __one_of__ (old);
  for k = 1:numel (texts)
    [found, between] = regexp (texts{k}, pattern, "match", "split");
    result = between{1};
    for m = 1:numel (found)
      result = [result, new{find(strcmp (found{m}, old), 1)}, between{m+1}];
    end
    texts{k} = result;
  end
  r = __texts_like__ (texts, str);
end
