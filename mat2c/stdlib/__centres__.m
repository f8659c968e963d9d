function [C, which] = __centres__ (pts, T)
  % The centres of the spheres through the corners of simplices, each once, and which of them each simplex has.
  n = rows (T);
  d = columns (pts);
  C = zeros (n, d);
  for k = 1:n
    corners = pts(T(k,:),:);
    edges = corners(2:end,:) - corners(1,:);
    C(k,:) = corners(1,:) + (edges \ (sumsq (edges, 2) / 2))';
  end
  step = sqrt (eps) * max (max (abs (pts(:))), 1);
  [~, first, which] = unique (round (C / step), "rows");
  C = C(first,:);
  which = which(:);
end
