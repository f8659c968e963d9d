% Ranges whose bounds or steps are infinite.
b = {Inf, -Inf, 0, 1};
for i = 1:4
  for k = 1:4
    for step = [-Inf, -1, 0, 1, Inf]
      try
        x = colon (b{i}, step, b{k});
        printf ("%g:%g:%g %dx%d: %s\n", b{i}, step, b{k}, size (x), num2str (x));
      catch e
        printf ("%g:%g:%g %s\n", b{i}, step, b{k}, e.message);
      end
    end
  end
end
