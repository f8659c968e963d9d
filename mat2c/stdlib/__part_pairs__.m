function [pairs, repeated] = __part_pairs__ (names, count, varargin)
  % The names and values behind arguments that repeat, so many together, and these.
  at = 1;
  n = numel (varargin);
  while (at <= n)
    word = varargin{at};
    is_text = ischar (word) || (isstring (word) && isscalar (word));
    if (is_text && mod (n - at, 2) == 1 && any (strncmpi (char (word), names, numel (char (word)))))
      break;
    end
    at += count;
  end
  at = min (at, n + 1);
  pairs = varargin(at:n);
  repeated = varargin(1:at-1);
end
