% Write the `end` that is missing, or mend the indentation.
function example
  if rand > 2
    disp('never')
  for k = 1:3
    disp(k)
  end
end
