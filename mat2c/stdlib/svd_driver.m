function x = svd_driver ()
  % The way in which singular values are found.
  x = "gesvd";
end
