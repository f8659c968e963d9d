% Let rounds compute only, each with elements of its own: `mat2c explain --openmp FILE:LINE` says what is in the way.
%% openmp
parfor i = 1:5
  disp(i);
end
