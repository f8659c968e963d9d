function map = lines (n)
  % The colours of lines in a plot, in turn.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("lines", n);
  if (n == 1)  % one line is blue
    map = [0, 0, 1];
    return;
  end
  order = [0, 0.447, 0.741; 0.850, 0.325, 0.098; 0.929, 0.694, 0.125; 0.494, 0.184, 0.556; ...
           0.466, 0.674, 0.188; 0.301, 0.745, 0.933; 0.635, 0.078, 0.184];
  map = order(mod (0:n-1, 7) + 1, :);
end
