function x = run_all (stem, x)
  f = fopen ([stem '.lst'], 'r');
  while ischar (name = fgetl (f))
    x = feval (name, x);
  end
  fclose (f);
end
