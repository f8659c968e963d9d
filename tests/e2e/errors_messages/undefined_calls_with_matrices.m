% A matrix that only calls of undefined functions take: set, and never read by what is left of them.
1;
function first ()
  M = [];
  try
    M = 0;
    nothing_of_the_kind (M)
  catch err
    disp (err.message);
  end
  c = nothing_of_the_kind (3, M);
end
function second ()
  N = [];
  try
    N = 0;
    for i = 1:3
      b(i) = nothing_of_the_kind (i, N);
    end
  catch err
    disp (err.message);
  end
  c = nothing_of_the_kind (3, N);
end
try, first (), catch err, disp (err.message), end
try, second (), catch err, disp (err.message), end
