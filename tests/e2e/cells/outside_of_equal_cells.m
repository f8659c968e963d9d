1;
function t(k)
  try, x = zeros(1, 3); y = x(k); disp('no'); catch err, disp(err.message), end
  try, c = {1}; y = c{k}; disp('no'); catch err, disp(err.message), end
  try, c = {1, 1}; y = c{k}; disp(y); catch err, disp(err.message), end
end
try, x = zeros(1, 3); y = x(7); disp('no'); catch err, disp(err.message), end
try, x = ones(1, 3); y = x(7), disp('no'); catch err, disp(err.message), end
try, x = true(1, 3); y = x(0); disp('no'); catch err, disp(err.message), end
try, c = {1}; x = c{2}; disp('no'); catch err, disp(err.message), end
try, c = {true, true}; x = c{3}; disp('no'); catch err, disp(err.message), end
try, c = {2, 2}; x = c{0}; disp('no'); catch err, disp(err.message), end
try, c = {2, 2}; x = c{1, 3}; disp('no'); catch err, disp(err.message), end
try, c = {[2 2], [2 2]}; x = c{4}; disp('no'); catch err, disp(err.message), end
try, c = {'a', 'a'}; x = c{4}; disp('no'); catch err, disp(err.message), end
try, c = cell(1, 3); for i = 1:3, c{i} = 0; end, x = c{4}; disp('no'); catch err, disp(err.message), end
try, c = {}; for i = 1:3, c{end+1} = 0; end, x = c{4}; disp('no'); catch err, disp(err.message), end
t(1), t(2), t(5)
k = 0;
while k < 4
  c = {7}; k++;
  try, y = c{k}; disp(y), catch err, disp(err.message), end
end
