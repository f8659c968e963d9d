for t = [-3 0 12 25 31]
  switch true
    case t < 0, s = 'frost';
    case t < 10, s = 'cold';
    case t < 20, s = 'mild';
    case t <= 30, s = 'warm';
    otherwise, s = 'hot';
  end
  printf('%d %s\n', t, s);
end
switch 1 == 1, case true, disp('yes'), end
switch numel('abcd'), case {1, 2}, disp('short'), case {3, 4, 5}, disp('medium'), end
