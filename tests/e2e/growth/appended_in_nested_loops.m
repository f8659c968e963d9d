% What an inner loop appends comes behind what the rounds of the outer one have appended before.
a = [];
for k = 1:34
  for j = 1:34
    a(end+1) = 8 * k + j;
  end
end
disp(numel(a)), disp(sum(a))
function c = cells(n)
  c = {};
  for k = 1:n
    for j = 1:3
      c{end+1} = k * j;
    end
  end
end
function s = structs(n)
  s = struct('x', {});
  for k = 1:n
    for j = 1:2
      s(end+1).x = k * j;
    end
  end
end
function t = texts(n)
  t = '';
  for k = 1:n
    for j = 1:4
      t(end+1) = char('a' + k + j);
    end
    t(end+1) = '|';
  end
end
c = cells(5); disp(size(c)), disp(c{end})
s = structs(4); disp(size(s)), disp(s(end).x)
disp(texts(3))
