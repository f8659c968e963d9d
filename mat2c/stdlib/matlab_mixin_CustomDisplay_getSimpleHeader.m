function header = matlab_mixin_CustomDisplay_getSimpleHeader (obj)
  % What stands above the properties of objects.
  name = matlab_mixin_CustomDisplay_getClassNameForHeader (obj);
  if (isscalar (obj))
    header = sprintf ("%s with properties:\n", name);
  else
    extents = matlab_mixin_CustomDisplay_convertDimensionsToString (obj);
    header = sprintf ("%s %s array with properties:\n", extents, name);
  end
end
