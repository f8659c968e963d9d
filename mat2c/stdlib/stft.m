function [y, c] = stft (x, win_size = 80, inc = 24, num_coef = 64, win_type = 1)
  % The Fourier coefficients of a window that moves along a vector.
  if (nargin < 1)
    print_usage ();
  end
  if (! isvector (x))
    error ("stft: X must be a vector");
  end
  x = x(:);
  if (ischar (win_type))
    name = tolower (win_type);
    win_type = find (strcmp (name, {"hanning", "hamming", "rectangle"}));
    if (isempty (win_type))
      error ("stft: unknown window type '%s'", name);
    end
  end
  if (win_size > 2 * num_coef)
    win_size = 2 * num_coef;
    printf ("stft: window size adjusted to %f\n", win_size);
  end
  window = __spectral_window__ (win_type, win_size);
  count = fix ((numel (x) - win_size) / inc) + 1;
  at = (1:win_size)' + inc * (0:count-1);
  y = zeros (2 * num_coef, count);
  y(1:win_size,:) = reshape (x(at), win_size, count) .* window;
  y = fft (y);
  if (nargout < 2)
    y = abs (y(1:num_coef,:));
  else
    c = [win_size, inc, win_type];
  end
end
