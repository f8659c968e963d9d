function args = __moving_options__ (name, varargin)
  % The options of a moving function as movfun takes them: a number is a dimension, a word alone tells of NaN.
  args = {};
  k = 1;
  while (k <= numel (varargin))
    option = varargin{k};
    if (! ischar (option))
      args(end+1:end+2) = {"dim", option};
      k = k + 1;
    elseif (any (strcmpi (option, {"omitnan", "includenan"})))
      args(end+1:end+2) = {"nancond", option};
      k = k + 1;
    elseif (k == numel (varargin))
      error ("%s: property '%s' missing value argument", name, option);
    elseif (strcmpi (option, "SamplePoints"))
      args(end+1:end+2) = {"sample points", varargin{k+1}};
      k = k + 2;
    else
      args(end+1:end+2) = varargin(k:k+1);
      k = k + 2;
    end
  end
end
