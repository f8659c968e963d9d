% A list of one option that is cut to nothing: its elements' class is that of what was there.
1;
function tell (m, varargin)
  [v, n] = options (m, varargin);
  disp (class (v)), disp (v), disp (n)
end
function [value, n] = options (m, args)
  value = [];
  n = 0;
  if (any (strcmpi (m, {'c', 'd'})))
    value = args{1};
    args(1) = [];
  end
  k = 1;
  while (k <= numel (args))
    if (! ischar (args{k}))
      n = args{k};
    end
    k = k + 1;
  end
end
tell ('c', 'q');
tell ('d', single (2));
tell ('c', int8 (5));
tell ('c', true);
tell ('c', 2i);
tell ('x', int8 (7));
