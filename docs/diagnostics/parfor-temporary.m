% Set the variable in each round before it is read, or make it a reduction that nothing else reads.
%#dialect matlab
first = true;
parfor i = 1:5
  if first
    disp(i);
  end
  first = false;
end
