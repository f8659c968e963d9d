function [y, back] = __as_columns__ (x, dim)
  % x with one dimension in front and all others as the second; `back` is what __from_columns__ needs.
  order = [dim, 1:dim-1, dim+1:max(ndims (x), dim)];
  moved = permute (x, order);
  back = struct ("order", order, "extents", size (moved));
  n = size (x, dim);
  y = reshape (moved, n, prod (back.extents(2:end)));
end
