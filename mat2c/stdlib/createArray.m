function X = createArray (varargin)
  % An array of a size and class: createArray (sizes…, class, Like=prototype, FillValue=value).
  name = "";
  sizes = {};
  k = 1;
  while (k <= nargin && isnumeric (varargin{k}))
    sizes{k} = varargin{k};
    k++;
  end
  if (mod (nargin - k, 2) == 0 && k <= nargin)
    name = char (varargin{k});
    k++;
  end
  opts = __named_arguments__ ({"Like", "FillValue"}, varargin{k:end});
  if (! isempty (name) && isfield (opts, "Like"))
    error ("MATLAB:createArray:ClassNameAndLike", "Class name and 'Like' cannot be specified together.");
  end
  if (isfield (opts, "Like"))
    name = class (opts.Like);
  elseif (isempty (name) && isfield (opts, "FillValue"))
    name = class (opts.FillValue);
  elseif (isempty (name))
    name = "double";
  end
  if (isfield (opts, "FillValue"))
    value = opts.FillValue;
    if (! isa (value, name))
      value = feval (name, value);
    end
  else
    value = first_value (name);
  end
  if (isempty (sizes))
    X = value;
  else
    X = repmat (value, sizes{:});
  end
  if (isfield (opts, "Like") && isnumeric (opts.Like) && ! isreal (opts.Like))
    X = complex (X);
  end
end

function value = first_value (name)
  switch (name)
    case {"double", "single", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "logical"}
      value = cast (0, name);
    case "cell"
      value = cell (1, 1);
    case "char"
      value = char (0);
    case "string"
      value = strings (1, 1);
    otherwise
      value = feval (name);
  end
end
