function r = __between__ (name, str, first, last, new, options)
  % Each text with a new one in place of what stands between two marks.
  inclusive = __inclusive__ (first, options);
  texts = __texts__ (name, str);
  for k = 1:numel (texts)
    t = texts{k};
    [begins, ends] = __marked__ (name, t, first, last, inclusive, sprintf (" in element %d", k));
    parts = cell (1, 2 * numel (begins));
    at = 1;
    for j = 1:numel (begins)
      parts(2*j-1:2*j) = {t(at:begins(j)-1), new};
      at = ends(j) + 1;
    end
    texts{k} = [parts{:}, t(at:end)];
  end
  r = __texts_like__ (texts, str);
end
