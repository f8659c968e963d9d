function n = sizemax ()
  % The largest extent of a dimension.
  n = intmax ("int64") - 1;
end
