function n = count (str, pat, varargin)
  % How often the patterns occur in each text, without overlaps; of several that begin at a place the longest counts.
  [texts, pats] = __searched__ ("count", str, pat, varargin{:});
  n = zeros (size (texts));
  for k = 1:numel (texts)
    n(k) = numel (regexp (texts{k}, __one_of__ (pats), "start"));
  end
end
