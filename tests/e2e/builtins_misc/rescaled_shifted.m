1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
show ('rescale', int16 ([10, 20, 40]));
show ('rescale', [4, 4]);
show ('rescale', [4, 4], 1, 3);
show ('rescale', [2, NaN, 6, 4], -1, 1);
show ('rescale', 0:5, 'inputmin', 1, 'inputmax', 3);
show ('rescale', [1, 2; 3, 5], 'inputmin', [1, 2], 'inputmax', [3, 5]);
show ('rescale', 1:3, 2, 1);
show ('rescale', 1:3, 2);
show ('rescale', 1:3, 'outputmin', 1);
show ('rescale', 1:3, 0, 'b');
for t = -1:2
  disp (pascal (4, t));
end
show ('pascal', 3, 5);
show ('pascal', [2, 3]);
show ('shift', 1:5, 2);
show ('shift', [1, 2; 3, 4; 5, 6], -1, 1);
show ('shift', 1:5, 1, 3);
show ('shift', 1:5, 0.5);
show ('rectint', [0, 0, 0, 2, 3, 4], [1, 1, 1, 5, 5, 5; 9, 9, 9, 1, 1, 1]);
show ('rectint', [1, 2, 3], [1, 2, 3]);
show ('rectint', [0, 0, 1, 1], [0, 0, 1]);
show ('magic', -3);
show ('rat', 1i);
show ('rat', 0.3, -1);
show ('addtodate', 730486, [1; 13], 'month');
show ('addtodate', [730486, 730500], [2, 3], 'day');
show ('addtodate', 730486, 1, 'week');
show ('addtodate', 730486, 1, 2);
