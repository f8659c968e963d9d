function tf = isStringScalar (x)
  % Whether x is a string array of one element.
  tf = isstring (x) && isscalar (x);
end
