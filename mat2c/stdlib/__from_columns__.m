function x = __from_columns__ (y, back)
  % The inverse of __as_columns__ of an array whose columns may have become longer or shorter.
  extents = back.extents;
  extents(1) = rows (y);
  x = ipermute (reshape (y, extents), back.order);
end
