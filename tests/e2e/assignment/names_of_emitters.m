% variables called like what emitted C calls its own, in several types each
1;
function r = steps (result, next)
  args = {result};
  after = 0;
  for k = 1:3
    old = result;
    result = result + next;
    args{end+1} = old;
    after = after + sum (result(:));
  end
  old = sprintf ("%d ", numel (args), after);
  next = [old "|"];
  r = {args{2}, next};
end
result = [];
total = 0;
for k = 1:3
  result(end+1) = k ^ 2;
  total = total + k;
end
result
result = struct ("total", total);
result
highest = max ([1 5 2]);
highest = {highest, "x"};
catch_ = 3;
args = 1:3;
args = num2str (args);
after = true;
after = [after false];
path = "a"; path(end+1) = "b";
next = 1;
next = @(x) x + total;
product = 2; product = [product; 3];
results = steps ([1 2], 1)
results = steps (4, 2){2}
next (1), highest, args, after, path, product, catch_
clear result
result = int8 (5)
