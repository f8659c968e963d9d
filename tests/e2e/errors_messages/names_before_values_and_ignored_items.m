% Computed field names are checked before the right side is evaluated; items of lists that are ignored need not be there.
1;
function r = say(t, v)
  disp(t);
  r = v;
end
function names(v, c)
  try, s.(say('left', v)) = say('right', 1); catch err, disp(err.message); end
  try, s.(v) = no_such_thing; catch err, disp(err.message); end
  try, s(2).(v) = no_such_thing; catch err, disp(err.message); end
  try, s.a.(v)(2) = error('right'); catch err, disp(err.message); end
  try, s.(v) += error('right'); catch err, disp(err.message); end
  try, s.(v) = c{4}; catch err, disp(err.message); end
  try, [s.(say('left', v)), x] = deal(say('right', 1), 2); catch err, disp(err.message); end
  try, c{1}.(v) = error('right'); catch err, disp(err.message); end
  try, s.(v) = v; catch err, disp(err.message); end
end
function items(list, s)
  try, [x, ~] = list{:}, catch err, disp(err.message); end
  try, [~, x] = list{:}, catch err, disp(err.message); end
  try, [~, ~] = list{:}, catch err, disp(err.message); end
  try, [~, x, ~] = list{:}, catch err, disp(err.message); end
  try, [~, ~, x] = list{:}, catch err, disp(err.message); end
  try, [x, ~, y] = s.a, catch err, disp(err.message); end
  try, [x, ~] = s.a, catch err, disp(err.message); end
  try, [~, list{1:2}] = s.a, catch err, disp(err.message); end
end
names([1 2], {4});
names({}, {4});
names('ab', {4});
items({}, struct('a', {}));
items({1}, struct('a', {1}));
items({1, 2}, struct('a', {1, 2}));
items({1, 2, 3}, struct('a', {1, 2, 3}));
