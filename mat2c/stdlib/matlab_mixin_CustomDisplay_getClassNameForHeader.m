function name = matlab_mixin_CustomDisplay_getClassNameForHeader (obj)
  % The name of an object's class, without those of packages.
  name = regexprep (class (obj), '^.*\.', "");
end
