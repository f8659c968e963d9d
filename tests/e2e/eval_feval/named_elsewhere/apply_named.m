function y = apply_named (name, x)
  y = feval (name, x);
end
