% Checks whose attributes are written out.
1;
function check (x)
  validateattributes (x, {'numeric'}, {'scalar', 'real', 'finite', '>=', -5});
  disp ('scalar')
end
function vec (x)
  validateattributes (x, {'single', 'double'}, {'2d', 'ncols', 2, 'nonnan', 'integer', '<=', 9});
  disp ('vec')
end
function other (x)
  validateattributes (x, {'numeric', 'logical'}, {'vector', 'nonempty'}, 'other', 'x', 2);
  disp ('other')
end
function row (x)
  validateattributes (x, {'float'}, {'row', 'positive'});
  validateattributes (x, {'float'}, {'nonempty'}, 'row');
  disp ('row')
end
function sized (x)
  validateattributes (x, {'numeric'}, {'size', [1 2]});
  validateattributes (x, {}, {'size', [NaN 2], 'nonempty'});
  disp ('sized')
end
function ordered (x)
  validateattributes (x, {'numeric'}, {'increasing'});
  disp ('ordered')
end
function own (x)
  validateattributes (x, {'char'}, {});
  disp ('own')
end
values = {1, -6, NaN, 1i, [1 2], 'a', {1}, int8(3), [1 2; 3 4], [1 2; 3 4.5], [1 NaN], [10 1], ...
          single([1 2]), [true false true], [1 2 3], [1 2 -3], [], zeros(0,2), struct(), [1;2;3], [1 3; 2 4]};
for f = {@check, @vec, @other, @row, @own, @ordered, @sized}
  for k = 1:numel (values)
    try
      f{1}(values{k});
    catch e
      printf ('%s | %s\n', e.message, e.identifier);
    end
  end
end
function y = root (x)
  if x < 0
    y = -1;
    return
  end
  y = sqrt (x);
end
disp ([root(4), root(-4), root(NaN), root(Inf), root(-0)])
