1;
% format takes several words, one after the other, or none where one is wrong.
function show(varargin)
  try
    format(varargin{:});
    pi, [pi 1e5], int8(27)
  catch e
    disp(e.message)
  end
  [style, spacing, letters] = format()
end
show('long', 'G'); show('short', 'e'); show('long', 'g', 'compact'); show('Long'); show('LONG', 'eng');
show('long', 'x'); show('bank', 'g'); show('compact', 'hex'); show('loose', 'native-hex'); show('bit'); show('native-bit');
show('uppercase', 'short', 'g'); show('hex'); show('long', 'e'); show('lowercase'); show('short', 'compact', 'loose');
show(3); show('');
format
x = {1e10, [1e-5 1]}
format uppercase
x = {1e10, [1e-5 1], 1e-7i, uint8(200)}
format
x = 1e10
