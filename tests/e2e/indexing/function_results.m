1;
function r = data(), r = [10 20 30; 40 50 60]; end
function c = box(), c = {1, 'two', [3 4]}; end
function s = rec(), s.a = 5; s.b = {7, 8}; end
data()(2, 3), data()(:, 1)', data()(end), data()(end, 1)
box(){2}, box(){3}(1), box()(1), numel(box()), rec().a, rec().b{2}, size(data())(2)
x = data; x(1), y = box; y{1}
