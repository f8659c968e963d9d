function tf = matches (str, pat, varargin)
  % Whether each text is one of the patterns.
  [texts, pats] = __searched__ ("matches", str, pat, varargin{:});
  tf = false (size (texts));
  for k = 1:numel (texts)
    tf(k) = any (strcmp (texts{k}, pats));
  end
end
