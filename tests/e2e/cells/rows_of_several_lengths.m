% Rows of cells of several lengths whose elements have a class by their place.
1;
prog = {{'push', 5}, {'push', 7}, {'mul'}, {'store', 2}, {'load', 2}, {'neg'}, {'jump', 8, 'x'}, {'end'}};
stack = []; vars = zeros(1, 3); pc = 1; steps = 0;
while pc <= numel(prog)
  ins = prog{pc};
  op = ins{1};
  steps = steps + 1;
  switch op
    case 'push'
      stack(end+1) = ins{2};
    case 'mul'
      b = stack(end); stack(end) = [];
      stack(end) = stack(end) * b;
    case 'store'
      vars(ins{2}) = stack(end); stack(end) = [];
    case 'load'
      stack(end+1) = vars(ins{2});
    case {'neg', 'minus'}
      stack(end) = -stack(end);
    case 'jump'
      pc = ins{2};
      printf('%s\n', ins{3});
      continue;
    case 'end'
      break;
  end
  pc = pc + 1;
end
printf('%d ', steps, stack, vars); printf('\n');
function r = third(c)
  try
    r = c{3};
  catch e
    r = e.message;
  end
end
for k = 1:3
  if k == 1, c = {1, 'a'}; elseif k == 2, c = {2, 'b', true}; else, c = {3}; end
  disp(third(c));
  disp(c{1});
  c{4} = k;
  printf('%s ', class(c{1}), class(c{2}), class(c{3}), class(c{4})); printf('\n');
  d = c(end:-1:1);
  printf('%s ', class(d{1}), class(d{2}), class(d{3}), class(d{4})); printf('\n');
  e = [c, {'z'}];
  disp(numel(e)); disp(e{5});
  c(1) = [];
  disp(class(c{1}));
end
for k = 1:2
  if k == 1, labels = {'a', 1}; else, labels = {'b'}; end
  switch 'a'
    case labels
      disp('found');
    otherwise
      disp('not found');
  end
end
