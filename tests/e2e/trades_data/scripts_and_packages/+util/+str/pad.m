function s = pad(s, n, ch, side)
  if nargin < 3 || isempty(ch), ch = ' '; end
  if nargin < 4, side = 'right'; end
  k = n - numel(s);
  if k <= 0, return; end
  fill = repmat(ch, 1, k);
  if strcmp(side, 'left')
    s = [fill s];
  else
    s = [s fill];
  end
end
