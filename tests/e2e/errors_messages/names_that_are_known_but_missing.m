% what Octave says of functions that MATLAB or a package has
try, bvp4c('abc', 'a'), catch e, disp(e.message), disp(e.identifier), end
try, normpdf(0), catch e, disp(e.message), end
try, filtfilt(1, 1, 1), catch e, disp(e.message), end
try, x.y = height; catch e, disp(e.message), end
try, feval('height', 1), catch e, disp(e.message), end
try, table(1), catch e, disp(e.message), end
try, no_such_function(1), catch e, disp(e.message), end
for name = {'str2mat', 'isundefined', 'memmapfile', 'lsqr', 'ymd', 'withtol', 'head'}
  try, feval(name{1}, 1), catch e, disp(e.message), end
end
