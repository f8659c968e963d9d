1;
function p(e), printf('%s\n', e.message); end
function f(a, q)
  if q, b = 1; c = {1}; s.x = 1; end
  try, z = a(b(end) + 1); catch e, p(e), end
  try, z = b(end); catch e, p(e), end
  try, z = b(end) + 1; catch e, p(e), end
  try, z = b(end + 1); catch e, p(e), end
  try, z = [b(end)]; catch e, p(e), end
  try, z = sin(b(end)); catch e, p(e), end
  try, z = numel(b(end)); catch e, p(e), end
  try, z = a(b(end)); catch e, p(e), end
  try, z = b(a(end)); catch e, p(e), end
  try, z = b(a(end) + end); catch e, p(e), end
  try, z = a(b(1)); catch e, p(e), end
  try, z = a(end + b(end)); catch e, p(e), end
  try, z = a(b(end), 1); catch e, p(e), end
  try, z = a{b(end)}; catch e, p(e), end
  try, z = c{end}; catch e, p(e), end
  try, z = c{b(end)}; catch e, p(e), end
  try, z = a(c{end}); catch e, p(e), end
  try, z = s.x(end); catch e, p(e), end
  try, z = a(s.x(end)); catch e, p(e), end
  try, z = s(end).x; catch e, p(e), end
  try, a(b(end)) = 1; catch e, p(e), end
  try, a(b(end) + 1) = 1; catch e, p(e), end
  try, a(end + b(end)) = 1; catch e, p(e), end
  try, b(end) = 1; catch e, p(e), end
  clear b
  try, b(end + 1) = 1; catch e, p(e), end
  try, s.y(end + 1) = 1; catch e, p(e), end
  clear s b c
  try, a(min(b(end), 2)), catch e, p(e), end
  try, a(min(end, b(end))), catch e, p(e), end
  try, a(b(min(end, 2))), catch e, p(e), end
  try, b(min(end, 2)), catch e, p(e), end
  try, nofn(end), catch e, p(e), end
  try, a(nofn(end)), catch e, p(e), end
  try, nofn{end}, catch e, p(e), end
  try, nofn(end).x, catch e, p(e), end
  try, nofn.x(end), catch e, p(e), end
  try, sin(end), catch e, p(e), end
  try, a(sin(end)), catch e, p(e), end
  try, a(nofn(end) + 1), catch e, p(e), end
  try, b(:, end), catch e, p(e), end
  try, a(b(:, end)), catch e, p(e), end
  try, a(b(end)) = [], catch e, p(e), end
  try, b(end) = [], catch e, p(e), end
  try, h = @() b(end); h(), catch e, p(e), end
  try, h = @() a(b(end)); h(), catch e, p(e), end
  try, for k = b(end), end, catch e, p(e), end
  try, if b(end), end, catch e, p(e), end
  try, if a(b(end)), end, catch e, p(e), end
  try, disp(b(end)), catch e, p(e), end
  try, b(end), catch e, p(e), end
  try, b(end).f, catch e, p(e), end
  try, b(end)(1), catch e, p(e), end
  try, a(b(end)(1)), catch e, p(e), end
  try, a(1)(b(end)), catch e, p(e), end
  try, a(b(1)(end)), catch e, p(e), end
end
f(1:3, 0);
