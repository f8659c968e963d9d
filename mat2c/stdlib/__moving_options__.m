function [dim, outdim, ends, points] = __moving_options__ (who, x, varargin)
  % The options of a moving function: a number is a dimension, a word alone tells of NaN.
  dim = outdim = points = [];
  ends = "shrink";
  name = "";
  for k = 1:numel (varargin)
    value = varargin{k};
    if (! isempty (name))
      __moving_check__ (x, name, value);
      switch (name)
        case "dim"
          dim = value;
        case "outdim"
          outdim = value;
        case "endpoints"
          ends = value;
        case {"sample points", "samplepoints"}
          points = value;
      end
      name = "";
    elseif (! ischar (value))
      __moving_check__ (x, "dim", value);
      dim = value;
    elseif (! any (strcmpi (value, {"omitnan", "includenan"})))
      name = lower (value);
      if (k == numel (varargin))
        error ("%s: property '%s' missing value argument", who, value);
      elseif (! any (strcmp (name, {"dim", "endpoints", "nancond", "outdim", "sample points", "samplepoints"})))
        error ("movfun: argument '%s' is not a valid parameter", toupper (value));
      end
    end
  end
end
