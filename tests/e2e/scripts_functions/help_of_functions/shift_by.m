function y = shift_by(x, k)
  % SHIFT_BY  add an offset

  % not part of it
  y = x + k;
end
