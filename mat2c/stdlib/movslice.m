function [at, C, pre, post, win] = movslice (n, wlen)
  % Windows of a moving function: a column of indices for each full window.
  if (nargin != 2)
    print_usage ();
  end
  [before, after] = __window_reach__ (n, wlen);
  pre = 1:before;
  post = n-after+1:n;
  C = before+1:n-after;
  win = (-before:after).';
  at = C + win;
end
