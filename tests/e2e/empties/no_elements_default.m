% What functions give of arrays without elements, by class and by default dimension.
1;
function show(name, x)
  printf('%s: %s', name, class(x));
  printf(' %d', size(x));
  printf('\n');
end
empties = {[], zeros(1, 0), zeros(0, 1), zeros(0, 3), zeros(3, 0), zeros(0, 0, 2), single([]), ...
           single(zeros(0, 3)), int8([]), false(0, 3), false(1, 0)};
for k = 1:numel(empties)
  x = empties{k};
  disp(size(x));
  show('meansq', meansq(x));
  show('center', center(x));
  show('cumtrapz', cumtrapz(x));
  show('cell2mat', cell2mat(x));
end
show('mode', mode([]));
show('mode', mode(int8([])));
show('mode', mode(single([])));
show('mode', mode(logical([])));
for x = {[], single([]), single(zeros(0, 3)), zeros(3, 0)}
  show('norm', norm(x{1}));
  show('norm fro', norm(x{1}, 'fro'));
  show('det', det(x{1}));
end
show('cell2mat', cell2mat(''));
show('cell2mat', cell2mat(struct('a', {})));
function attempt(f, x)
  try
    f(x)
  catch e
    disp(e.message);
  end
end
attempt(@cellstr, ones(1, 2, 2));
attempt(@cellstr, zeros(0, 0, 2));
attempt(@norm, int8(ones(2, 1, 2)));
attempt(@norm, true(2, 1, 2));
