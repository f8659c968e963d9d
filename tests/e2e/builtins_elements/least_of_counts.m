1;
function f(text)
  n = numel(strfind(text, 'a'));
  m = min(2.25, n);
  if m > 0, disp('positive'), else, disp('not positive'), end
  g = max(-2.25, -n);
  if g < 0, disp('below'), else, disp('not below'), end
  disp([m g])
  q = min([0.5 2.25], n);
  if all(q > 0), disp('all'), else, disp('not all'), end
  r = int64(n) - int64(7), s = uint8(n) - 2
end
f('banana');
f('kiwi');
f('pear');
