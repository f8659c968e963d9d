1;
function r = area(shape, varargin)
  switch shape
    case 'circle', r = pi * varargin{1}^2;
    case {'square', 'sq'}, r = varargin{1}^2;
    case 'rect'
      if numel(varargin) ~= 2, error('area:args', 'rect needs two sides'); end
      r = varargin{1} * varargin{2};
    otherwise, error('area:shape', 'unknown shape ''%s''', shape);
  end
end
area('circle', 1), area('sq', 3), area('rect', 2, 5)
try, area('rect', 2), catch e, disp(e.message), end
try, area('blob'), catch e, disp(e.message), end
function s = sign_word(x), switch sign(x), case 1, s = 'positive'; case -1, s = 'negative'; case 0, s = 'zero'; end, end
sign_word(5), sign_word(-2), sign_word(0)
for k = 1:6, switch true, case mod(k, 2) == 0 && mod(k, 3) == 0, disp('both'), case mod(k, 2) == 0, disp('two'), case mod(k, 3) == 0, disp('three'), otherwise, disp(k), end, end
n = 0; for c = 'abca', switch c, case {'a', 'b'}, n += 1; case 'c', n += 10; end, end, n
