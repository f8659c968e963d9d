function text = matlab_mixin_CustomDisplay_convertDimensionsToString (obj)
  % The extents of an array of objects.
  cross = char ([195, 151]);
  text = strjoin (arrayfun (@num2str, size (obj), "UniformOutput", false), cross);
end
