% What Octave says of functions that packages have, or nobody yet.
x = 3;
names = {'normpdf(1)', 'butter(2,0.5)', 'xlsread("a")', 'linprog(1)', 'conndef(1)', 'bvp4c(1)', 'pdepe(1)', 'griddedInterpolant(1)', 'table(1)', 'nosuch(1)','strel("disk")', 'fitcknn(1)'};
for k = 1:numel(names)
  try
    eval(names{k});
  catch e
    disp(e.message)
  end
end
try, y = normpdf(3); catch e, disp(e.message), end
try, y = normpdf; catch e, disp(e.message), end
z = butter(3);
