function __solver_end__ (name, flag, iter, best, relres, tol)
  % What an iterative solver prints where its flag isn't asked for.
  if (flag == 0)
    printf ("%s converged at iteration %g to a solution with relative residual %e\n", name, best, relres);
    return;
  end
  printf ("%s stopped at iteration %g without converging to the desired tolerance %e\n", name, iter, tol);
  if (flag == 1)
    printf ("because the maximum number of iterations was reached.");
  elseif (flag == 3)
    printf ("because the method stagnated.");
  else
    printf ("because a division by zero occurred.");
  end
  if (any (strcmp (name, {"bicg", "qmr"})))
    printf (" ");
  else
    printf ("\n");
  end
  printf ("The iterate returned (number %g) has relative residual %e\n", best, relres);
end
