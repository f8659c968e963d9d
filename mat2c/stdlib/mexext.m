function s = mexext ()
  % Suffix of compiled functions.
  s = "mex";
end
