function y = __sum_alike__ (x, varargin)
  % sum of MATLAB's dialect, whose result is of the class of integers.
  y = __total_alike__ (@sum, x, varargin);
end
