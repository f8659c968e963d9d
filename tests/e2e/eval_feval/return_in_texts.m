% Texts that are made at run time leave the function that runs them.
function return_in_texts
t = 'return';
g(t), g('x = 1;')
for k = 1:3, eval(sprintf('y = %d;', k)); if k == 2, eval([t ';']); end, disp(k), end
disp('never')
end
function g(t)
try
  for k = 1:2
    eval(t);
    disp('in loop')
  end
catch e
  disp(e.message)
end
eval(['if true, ' t ', end']);
disp('end of g')
end
