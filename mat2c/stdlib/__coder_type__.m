function type = __coder_type__ (maker, example, extents, vary, varargin)
  % What coder.typeof (example, …), coder.newtype (class, …) and their like give.
  type = struct ("ClassName", "double", "SizeVector", [1 1], "VariableDims", [false false]);
  if (nargin < 2)
    return;
  end
  if (strcmp (maker, "Constant"))
    type = struct ("Value", {example});
    return;
  end
  if (isstruct (example) && isfield (example, "VariableDims"))
    type = example;
  elseif (any (strcmp (maker, {"newtype", "PrimitiveType", "EnumType", "ClassType"})))
    type.ClassName = example;
  else
    type.ClassName = class (example);
    type.SizeVector = size (example);
    type.VariableDims = false (1, ndims (example));
  end
  if (nargin > 2 && isnumeric (extents) && ! isempty (extents))
    type.SizeVector = extents;
    type.VariableDims = isinf (extents);
  end
  if (nargin > 3 && ! ischar (vary) && ! isempty (vary))
    wanted = logical (vary);
    type.VariableDims(:) = type.VariableDims | wanted;
  end
end
