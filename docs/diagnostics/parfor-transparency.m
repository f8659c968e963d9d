% Name the variables: call a function that gets and gives them.
%#dialect matlab
parfor i = 1:5
  eval('x = i;');
end
