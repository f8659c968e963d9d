1;
function outer(v)
  printf('outer %d\n', numel(v));
  inner(v, 2);
end
function inner(v, n)
  printf('inner\n');
  helper(v(n:end));
end
function helper(w)
  error('app:short', 'vector of %d elements is too short', numel(w));
end
outer(1:5);
disp('unreached')
