function y = __prod_alike__ (x, varargin)
  % prod of MATLAB's dialect, whose result is of the class of integers.
  y = __total_alike__ (@prod, x, varargin);
end
