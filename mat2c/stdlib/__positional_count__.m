function n = __positional_count__ (names, most, varargin)
  % How many optional arguments are given in front of names and values: as many as there may be, or those in front
  % of the first text that is a name, if pairs follow from there.
  given = numel (varargin);
  n = min (most, given);
  for k = 1:n
    if (mod (given - k, 2) && (ischar (varargin{k}) || isStringScalar (varargin{k})) && any (strcmpi (char (varargin{k}), names)))
      n = k - 1;
      return;
    end
  end
end
