% linsolve takes the triangle of A before it transposes; the 2-norm of a matrix with Inf is NaN.
A = [4 2; 1 3];
b = [1; 2];
linsolve (A, b, struct ("UT", true, "TRANSA", true))
linsolve (A, b, struct ("LT", true, "TRANSA", true))
linsolve (A, b, struct ("UT", true)), linsolve (A, b, struct ("LT", true)), linsolve (A, b, struct ("TRANSA", true))
norm ([4 -Inf; 2 1]), norm ([1 Inf]), norm ([1 Inf; 2 3]), norm ([1 2; 3 Inf], 1), norm ([1 NaN; 2 Inf], "fro")
norm ([Inf; 1]), norm ([NaN 1; Inf 2]), norm ([Inf 0; 0 1]), norm ([1 2; 3 Inf], Inf)
