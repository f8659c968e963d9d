1;
function show (f, varargin)
  try
    disp (feval (f, varargin{:}));
  catch err
    disp (err.message);
  end
end
% exact for all of 64 bits
show ('dec2bin', intmax ('uint64') - 1);
show ('dec2hex', intmax ('int64'));
show ('dec2base', intmax ('uint64'), 10);
show ('dec2base', int64 (2) ^ 53 + 1, 7);
% two's complements of the fewest bytes
for x = [-1, -128, -129, -32769, -2^31, -2^31 - 1, -2^53 + 3, -2^63]
  show ('dec2bin', x);
end
show ('dec2hex', intmin ('int64') + 1);
show ('dec2bin', [-3, -300, 9]);
show ('dec2bin', int16 (-9), 20);
% cells are joined
show ('dec2bin', {int8(-5), 3});
show ('dec2base', {1, [5, 2]}, 3);
% what is refused
show ('dec2bin', 2 + 1i);
show ('dec2hex', 0.25);
show ('dec2bin', Inf);
show ('dec2bin', true);
show ('dec2base', -4, 3);
show ('dec2base', 7, 'xyx');
show ('dec2base', 7, 'x z');
show ('dec2base', 7, 2, 3i);
show ('base2dec', 'zx', 'xyx');
show ('base2dec', '12', [3, 4]);
