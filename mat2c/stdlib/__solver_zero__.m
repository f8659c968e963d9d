function [x, flag, relres, iter, resvec] = __solver_zero__ (name, b, tells)
  % What an iterative solver gives for a right-hand side of zeros, and prints if it tells how it ended.
  x = zeros (rows (b), 1);
  flag = 0;
  relres = 0;
  iter = 0;
  resvec = 0;
  if (tells)
    printf ("The right hand side vector is all zero so %s \nreturned an all zero solution without iterating.\n", name);
  end
end
