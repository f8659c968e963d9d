% isfield looks for the first row.
1;
function ask (s, names)
  a = isfield (s, names), b = isfield (s, {names, 'b'; 'a', 5})
end
s.a = 1;
s.ab = 2;
ask (s, ['a'; 'b']);
ask (s, ['b'; 'a']);
ask (s, ['ab'; 'cd']);
ask (s, ['a '; 'b ']);
ask (s, 'ab');
ask (s, '');
ask (s, zeros (2, 0));
