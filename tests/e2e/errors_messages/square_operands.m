% Which error comes first where an operand has the wrong extents and the wrong class.
operands = {{1, 2}, {1}, struct("a", 1), struct("a", {1, 2}), "ab", @sin, ones(2, 3), ones(2, 2, 2), {}};
for k = 1:numel (operands)
  for f = {@inv, @det}
    try
      f{1}(operands{k})
    catch e
      disp (e.message);
    end
  end
end
