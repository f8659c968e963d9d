function s = Stack (varargin)
  d.items = {};
  s = class (d, 'Stack');
  for k = 1:nargin
    s = push (s, varargin{k});
  end
end
