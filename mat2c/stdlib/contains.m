function tf = contains (str, pat, varargin)
  % Whether each text has one of the patterns in it; 'IgnoreCase', true for letters of either case.
  [texts, pats] = __searched__ ("contains", str, pat, varargin{:});
  tf = false (size (texts));
  for k = 1:numel (texts)
    for p = 1:numel (pats)
      tf(k) = tf(k) || isempty (pats{p}) || ! isempty (strfind (texts{k}, pats{p}));
    end
  end
end
