1;
function [lab, n] = ccl(bw)
  [R, C] = size(bw);
  lab = zeros(R, C); n = 0;
  for i = 1:R
    for j = 1:C
      if bw(i, j) && lab(i, j) == 0
        n = n + 1;
        stack = [i j];
        while ~isempty(stack)
          p = stack(end, :); stack(end, :) = [];
          r = p(1); c = p(2);
          if r < 1 || r > R || c < 1 || c > C, continue; end
          if ~bw(r, c) || lab(r, c), continue; end
          lab(r, c) = n;
          stack = [stack; r-1 c; r+1 c; r c-1; r c+1];
        end
      end
    end
  end
end
function out = dilate(bw, se)
  out = conv2(double(bw), double(se), 'same') > 0;
end
function out = erode(bw, se)
  out = conv2(double(bw), double(se), 'same') >= sum(se(:));
end
function s = props(lab, n)
  s = struct('area', {}, 'centroid', {}, 'bbox', {});
  for k = 1:n
    [r, c] = find(lab == k);
    s(k).area = numel(r);
    s(k).centroid = [mean(r), mean(c)];
    s(k).bbox = [min(r) min(c) max(r) max(c)];
  end
end
art = ['##..#...'; '#...##..'; '....#..#'; '.##....#'; '.##..###'];
bw = art == '#'
[lab, n] = ccl(bw)
s = props(lab, n);
for k = 1:n
  fprintf('%d: area %d centroid %s bbox %s\n', k, s(k).area, mat2str(s(k).centroid, 4), mat2str(s(k).bbox));
end
s
s(2)
areas = [s.area]
se = ones(3) > 0;
d = dilate(bw, se);
e = erode(d, se);
char('.' + ('#' - '.') * d)
opening = char(46 - 11 * dilate(erode(bw, [1 1; 1 1]), [1 1; 1 1]))
isequal(e | bw, e)
big = areas(areas > 3)
mask = lab == find(areas == max(areas), 1);
any(mask), all(mask)
sum(mask(:))
empty = find(areas > 100)
lab(lab == 0) = NaN
