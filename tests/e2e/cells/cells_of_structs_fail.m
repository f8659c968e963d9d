% Cells of structs of the same fields: elements that are not there, and what makes them differ.
1;
function c = made()
  c = {};
  for k = 1:3
    c{end+1} = struct('a', k, 'name', sprintf('n%d', k));
  end
end
function read(k)
  c = made();
  t = c{1}.a;
  try
    t = c{k}.a
  catch e
    disp(e.message)
  end
  try
    c{k}.a += 1;
    disp(c{end}.a)
  catch e
    disp(e.message)
  end
  try
    c{k}.name(2) = 'x';
    disp(numel(c)), disp(c{end}.name)
  catch e
    disp(e.message)
  end
end
function cut(k)
  c = made();
  try
    c(k) = [];
    disp(size(c)), disp(c{1}.a)
  catch e
    disp(e.message)
  end
end
function gaps
  c = made();
  c{6} = c{1};
  disp(size(c)), disp(isempty(c{5})), disp(c{6}.a)
end
function fields
  c = made();
  c{2}.more = 4;
  disp(isfield(c{1}, 'more')), disp(c{2})
  c{1} = 5;
  disp(c{1}), disp(c{3}.a)
end
function classes
  c = made();
  c{2}.a = 'text';
  c{3}.a = single(2);
  for k = 1:3, disp(class(c{k}.a)), end
end
function together
  c = made();
  s = [c{:}];
  disp(size(s)), disp(s(2).a), c
end
function shared
  c = made();
  d = c;
  d{1}.a = 55;
  disp(c{1}.a), disp(isequal(c, d))
  d{1}.a = c{1}.a;
  disp(isequal(c, d)), disp(cellfun(@(s) s.a, c))
  c = {};
  disp(size(c))
  c{end+1} = d{2};
  disp(c{1}.name)
end

for k = [2, 4, 0, 1.5, -1]
  read(k)
  cut(k)
end
gaps, fields, classes, together, shared
