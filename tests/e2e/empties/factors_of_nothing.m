% What has no elements needs not be square.
for x = {[], zeros(1,0), zeros(0,1), zeros(0,3), zeros(2,0,2), single(zeros (0,2)), ''}
  for f = {@chol, @hess, @cholinv, @chol2inv, @polyder, @iqr}
    try
      y = f{1} (x{1});
      printf ("%s %s\n", func2str (f{1}), mat2str (size (y)));
    catch e
      printf ("%s: %s\n", func2str (f{1}), e.message);
    end
  end
end
function factors (x)
  [q, h] = hess (x)
  r = chol (x)
  try
    [r, p] = chol (x);
    disp (p);
  catch e
    disp (e.message);
  end
end
factors (zeros (1, 0));
factors (zeros (0, 3));
factors ([2, 1; 1, 3]);
