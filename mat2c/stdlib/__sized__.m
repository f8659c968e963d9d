function x = __sized__ (x, name, varargin)
  % x, of the extents that an arguments block asks for, of which ":" is any; a scalar is repeated, and a vector
  % turned.
  wanted = ones (1, numel (varargin));
  open = false (1, numel (varargin));
  for k = 1:numel (varargin)
    if (ischar (varargin{k}))
      open(k) = true;
    else
      wanted(k) = varargin{k};
    end
  end
  have = size (x);
  have(end+1:numel (wanted)) = 1;
  if (numel (have) == numel (wanted) && all (open | have == wanted))
    return;
  end
  if (isscalar (x) && ! any (open))
    x = repmat (x, wanted);
  elseif (all (have == 0) && any (open)) % nothing fits a size that is open somewhere
    wanted(open) = 0;
    x = reshape (x, wanted);
  elseif (isvector (x) && numel (wanted) == 2 && all (open | fliplr (have) == wanted))
    x = reshape (x, fliplr (have));
  else
    error ("MATLAB:validation:IncompatibleSize", "Invalid value for '%s' argument. Value must be of size %s.", name, strjoin (shown (wanted, open), "x"));
  end
end

function texts = shown (wanted, open)
  texts = cell (1, numel (wanted));
  for k = 1:numel (wanted)
    texts{k} = sprintf ("%d", wanted(k));
    if (open(k))
      texts{k} = "M";
    end
  end
end
