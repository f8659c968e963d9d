% SQUARED  The square of each element.
function y = squared (x)
  y = x .^ 2;   % no blank line behind the end
end
