% Operations whose results are not used and that fail all the same, of scalars and of arrays.
1;
function f(a, c, s, z, m, st, ce)
  try, b = [a 3i]; catch err, disp(err.message), end
  try, b = [3i a]; catch err, disp(err.message), end
  try, b = [a z s]; catch err, disp(err.message), end
  try, b = a + c; catch err, disp(err.message), end
  try, b = a + z; catch err, disp(err.message), end
  try, b = a & z; catch err, disp(err.message), end
  try, b = z & true; catch err, disp(err.message), end
  try, b = ~(NaN * m(1)); catch err, disp(err.message), end
  try, b = (NaN * m(1)) | 1; catch err, disp(err.message), end
  try, b = logical(NaN * m); catch err, disp(err.message), end
  try, b = a:3.5; catch err, disp(err.message), end
  try, b = m(3, 9); catch err, disp(err.message), end
  try, b = st.nofield; catch err, disp(err.message), end
  try, b = ce{9}; catch err, disp(err.message), end
  try, b = bitand(a, 1.5); catch err, disp(err.message), end
  try, b = mod(a, c); catch err, disp(err.message), end
  try, b = max(m, ones(3)); catch err, disp(err.message), end
  try, b = reshape(m, 3, 3); catch err, disp(err.message), end
  try, b = sum(m, 0); catch err, disp(err.message), end
  try, b = [m, ones(3)]; catch err, disp(err.message), end
  try, b = m; b(:, 9) = []; catch err, disp(err.message), end
  try, b = a; b(2) = st; catch err, disp(err.message), end
end
f(uint8(200), int8(3), single(2), 2+3i, [1 2;3 4], struct('x', 1), {1, 'a'});
f(uint8([200 3]), int8([3 4]), single([2 3]), [2+3i 1], [1 2;3 4], struct('x', {1, 2}), {1, 'a'});
