% Slices of rows and columns of which only the run knows how long they are: of one element they
% lie as the subscript does, of others as the vector does.
1;
function slice1 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(2:n);
  disp (size (y)); disp (y);
end
function slice2 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(1:n-1);
  disp (size (y)); disp (y);
end
function slice3 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(2:end);
  disp (size (y)); disp (y);
end
function slice4 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(end:-1:1);
  disp (size (y)); disp (y);
end
function slice5 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(1:2:end);
  disp (size (y)); disp (y);
end
function slice6 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(n:-1:2);
  disp (size (y)); disp (y);
end
function slice7 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(2:2:n);
  disp (size (y)); disp (y);
end
function slice8 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(p);
  disp (size (y)); disp (y);
end
function slice9 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(p');
  disp (size (y)); disp (y);
end
function slice10 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(1:n);
  disp (size (y)); disp (y);
end
function slice11 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(3:n);
  disp (size (y)); disp (y);
end
function slice12 (x)
  n = numel (x);
  p = find (x' > 1);
  p = p(:)';
  y = x(min(2,n):n);
  disp (size (y)); disp (y);
end
function use1 (x)
  y = x(2:end);
  r = y;
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use2 (x)
  y = x(2:end);
  r = sum(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use3 (x)
  y = x(2:end);
  r = max(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use4 (x)
  y = x(2:end);
  r = min(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use5 (x)
  y = x(2:end);
  r = mean(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use6 (x)
  y = x(2:end);
  r = any(y > 2);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use7 (x)
  y = x(2:end);
  r = all(y > 1);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use8 (x)
  y = x(2:end);
  r = numel(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use9 (x)
  y = x(2:end);
  r = length(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use10 (x)
  y = x(2:end);
  r = size(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use11 (x)
  y = x(2:end);
  r = y';
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use12 (x)
  y = x(2:end);
  r = [0; y(:)];
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use13 (x)
  y = x(2:end);
  r = y + 1;
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use14 (x)
  y = x(2:end);
  r = y .* y;
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use15 (x)
  y = x(2:end);
  r = cumsum(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use16 (x)
  y = x(2:end);
  r = sort(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use17 (x)
  y = x(2:end);
  r = isempty(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use18 (x)
  y = x(2:end);
  r = prod(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use19 (x)
  y = x(2:end);
  r = y(:);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use20 (x)
  y = x(2:end);
  r = sum(y .* y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use21 (x)
  y = x(2:end);
  r = y - x(1:numel(y))(:)';
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use22 (x)
  y = x(2:end);
  r = norm(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use23 (x)
  y = x(2:end);
  r = find(y > 1);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use24 (x)
  y = x(2:end);
  r = y(y > 2);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use25 (x)
  y = x(2:end);
  r = abs(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use26 (x)
  y = x(2:end);
  r = y(end:-1:1);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use27 (x)
  y = x(2:end);
  r = y == y;
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use28 (x)
  y = x(2:end);
  r = isrow(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use29 (x)
  y = x(2:end);
  r = iscolumn(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use30 (x)
  y = x(2:end);
  r = isvector(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use31 (x)
  y = x(2:end);
  r = isscalar(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use32 (x)
  y = x(2:end);
  r = dot(y, y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use33 (x)
  y = x(2:end);
  r = sum(y) / max(1, numel(y));
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use34 (x)
  y = x(2:end);
  r = diff(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use35 (x)
  y = x(2:end);
  r = fliplr(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use36 (x)
  y = x(2:end);
  r = y * 2 - y;
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use37 (x)
  y = x(2:end);
  r = sum(y, 1);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use38 (x)
  y = x(2:end);
  r = sum(y, 2);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use39 (x)
  y = x(2:end);
  r = size(y, 1);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use40 (x)
  y = x(2:end);
  r = ndims(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use41 (x)
  y = x(2:end);
  r = sprintf('%d,', y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use42 (x)
  y = x(2:end);
  r = mat2str(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use43 (x)
  y = x(2:end);
  r = max(y, 2);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use44 (x)
  y = x(2:end);
  r = repmat(y, 2, 1);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use45 (x)
  y = x(2:end);
  r = y(1:min(1, end));
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function use46 (x)
  y = x(2:end);
  r = num2cell(y);
  printf ('%s [%s]', class (r), sprintf ('%d ', size (r))); disp (r);
end
function update1 (x)
  y = x; y(2:end) = y(1:end-1);
  disp (size (y)); disp (y);
end
function update2 (x)
  y = x(2:end); y(end+1) = 7;
  disp (size (y)); disp (y);
end
function update3 (x)
  y = x(2:end); y(1) = 9;
  disp (size (y)); disp (y);
end
function update4 (x)
  y = [x(2:end); 5];
  disp (size (y)); disp (y);
end
function update5 (x)
  y = [x(2:end), 5];
  disp (size (y)); disp (y);
end
function update6 (x)
  y = x(2:end); y(y > 2) = [];
  disp (size (y)); disp (y);
end
function update7 (x)
  y = x; y = y(2:end);
  disp (size (y)); disp (y);
end
function update8 (x)
  y = x; while numel (y) > 1, y = y(2:end); end;
  disp (size (y)); disp (y);
end
function update9 (x)
  y = 0; for v = x(2:end)', y = y + v; end;
  disp (size (y)); disp (y);
end
function update10 (x)
  y = 0; d = x(2:end); for k = 1:numel (d), y = y + d(k); end;
  disp (size (y)); disp (y);
end
function update11 (x)
  y = x(2:end) - x(1:end-1);
  disp (size (y)); disp (y);
end
function update12 (x)
  y = (x(2:end) + x(1:end-1)) / 2;
  disp (size (y)); disp (y);
end
function update13 (x)
  y = sum (x(2:end) .* x(1:end-1));
  disp (size (y)); disp (y);
end
function update14 (x)
  y = x(2:end); y = y(2:end);
  disp (size (y)); disp (y);
end
function update15 (x)
  y = x(2:end) * 2; y = y(1:end-1) + 1;
  disp (size (y)); disp (y);
end
function update16 (x)
  y = x(2:end); y = y'; y = y(2:end);
  disp (size (y)); disp (y);
end
function update17 (x)
  z = x(2:end); y = zeros (size (z)); y(:) = z;
  disp (size (y)); disp (y);
end
function update18 (x)
  y = x(2:end); if numel (y) > 2, y = y(1:2); end;
  disp (size (y)); disp (y);
end
function update19 (x)
  y = max (x(2:end) - x(1:end-1));
  disp (size (y)); disp (y);
end
function update20 (x)
  y = cumsum (x(2:end))(end:-1:1);
  disp (size (y)); disp (y);
end
function update21 (x)
  y = x(2:end); y(:) = 3;
  disp (size (y)); disp (y);
end
function update22 (x)
  y = x(2:end); y(:, 1) = [];
  disp (size (y)); disp (y);
end
function update23 (x)
  y = x(2:end)(:);
  disp (size (y)); disp (y);
end
function update24 (x)
  y = reshape (x(2:end), 1, []);
  disp (size (y)); disp (y);
end
function update25 (x)
  y = x(2:end) + x(2:end)';
  disp (size (y)); disp (y);
end
function update26 (x)
  y = x(2:end)' * x(2:end);
  disp (size (y)); disp (y);
end
base = (1:4)';
for t = 4:-1:0
  column = base(base > t);
  row = base'(base' > t);
  try, slice1 (column); catch e, disp (e.message); end
  try, slice1 (row); catch e, disp (e.message); end
  try, slice2 (column); catch e, disp (e.message); end
  try, slice2 (row); catch e, disp (e.message); end
  try, slice3 (column); catch e, disp (e.message); end
  try, slice3 (row); catch e, disp (e.message); end
  try, slice4 (column); catch e, disp (e.message); end
  try, slice4 (row); catch e, disp (e.message); end
  try, slice5 (column); catch e, disp (e.message); end
  try, slice5 (row); catch e, disp (e.message); end
  try, slice6 (column); catch e, disp (e.message); end
  try, slice6 (row); catch e, disp (e.message); end
  try, slice7 (column); catch e, disp (e.message); end
  try, slice7 (row); catch e, disp (e.message); end
  try, slice8 (column); catch e, disp (e.message); end
  try, slice8 (row); catch e, disp (e.message); end
  try, slice9 (column); catch e, disp (e.message); end
  try, slice9 (row); catch e, disp (e.message); end
  try, slice10 (column); catch e, disp (e.message); end
  try, slice10 (row); catch e, disp (e.message); end
  try, slice11 (column); catch e, disp (e.message); end
  try, slice11 (row); catch e, disp (e.message); end
  try, slice12 (column); catch e, disp (e.message); end
  try, slice12 (row); catch e, disp (e.message); end
  try, use1 (column); catch e, disp (e.message); end
  try, use1 (row); catch e, disp (e.message); end
  try, use2 (column); catch e, disp (e.message); end
  try, use2 (row); catch e, disp (e.message); end
  try, use3 (column); catch e, disp (e.message); end
  try, use3 (row); catch e, disp (e.message); end
  try, use4 (column); catch e, disp (e.message); end
  try, use4 (row); catch e, disp (e.message); end
  try, use5 (column); catch e, disp (e.message); end
  try, use5 (row); catch e, disp (e.message); end
  try, use6 (column); catch e, disp (e.message); end
  try, use6 (row); catch e, disp (e.message); end
  try, use7 (column); catch e, disp (e.message); end
  try, use7 (row); catch e, disp (e.message); end
  try, use8 (column); catch e, disp (e.message); end
  try, use8 (row); catch e, disp (e.message); end
  try, use9 (column); catch e, disp (e.message); end
  try, use9 (row); catch e, disp (e.message); end
  try, use10 (column); catch e, disp (e.message); end
  try, use10 (row); catch e, disp (e.message); end
  try, use11 (column); catch e, disp (e.message); end
  try, use11 (row); catch e, disp (e.message); end
  try, use12 (column); catch e, disp (e.message); end
  try, use12 (row); catch e, disp (e.message); end
  try, use13 (column); catch e, disp (e.message); end
  try, use13 (row); catch e, disp (e.message); end
  try, use14 (column); catch e, disp (e.message); end
  try, use14 (row); catch e, disp (e.message); end
  try, use15 (column); catch e, disp (e.message); end
  try, use15 (row); catch e, disp (e.message); end
  try, use16 (column); catch e, disp (e.message); end
  try, use16 (row); catch e, disp (e.message); end
  try, use17 (column); catch e, disp (e.message); end
  try, use17 (row); catch e, disp (e.message); end
  try, use18 (column); catch e, disp (e.message); end
  try, use18 (row); catch e, disp (e.message); end
  try, use19 (column); catch e, disp (e.message); end
  try, use19 (row); catch e, disp (e.message); end
  try, use20 (column); catch e, disp (e.message); end
  try, use20 (row); catch e, disp (e.message); end
  try, use21 (column); catch e, disp (e.message); end
  try, use21 (row); catch e, disp (e.message); end
  try, use22 (column); catch e, disp (e.message); end
  try, use22 (row); catch e, disp (e.message); end
  try, use23 (column); catch e, disp (e.message); end
  try, use23 (row); catch e, disp (e.message); end
  try, use24 (column); catch e, disp (e.message); end
  try, use24 (row); catch e, disp (e.message); end
  try, use25 (column); catch e, disp (e.message); end
  try, use25 (row); catch e, disp (e.message); end
  try, use26 (column); catch e, disp (e.message); end
  try, use26 (row); catch e, disp (e.message); end
  try, use27 (column); catch e, disp (e.message); end
  try, use27 (row); catch e, disp (e.message); end
  try, use28 (column); catch e, disp (e.message); end
  try, use28 (row); catch e, disp (e.message); end
  try, use29 (column); catch e, disp (e.message); end
  try, use29 (row); catch e, disp (e.message); end
  try, use30 (column); catch e, disp (e.message); end
  try, use30 (row); catch e, disp (e.message); end
  try, use31 (column); catch e, disp (e.message); end
  try, use31 (row); catch e, disp (e.message); end
  try, use32 (column); catch e, disp (e.message); end
  try, use32 (row); catch e, disp (e.message); end
  try, use33 (column); catch e, disp (e.message); end
  try, use33 (row); catch e, disp (e.message); end
  try, use34 (column); catch e, disp (e.message); end
  try, use34 (row); catch e, disp (e.message); end
  try, use35 (column); catch e, disp (e.message); end
  try, use35 (row); catch e, disp (e.message); end
  try, use36 (column); catch e, disp (e.message); end
  try, use36 (row); catch e, disp (e.message); end
  try, use37 (column); catch e, disp (e.message); end
  try, use37 (row); catch e, disp (e.message); end
  try, use38 (column); catch e, disp (e.message); end
  try, use38 (row); catch e, disp (e.message); end
  try, use39 (column); catch e, disp (e.message); end
  try, use39 (row); catch e, disp (e.message); end
  try, use40 (column); catch e, disp (e.message); end
  try, use40 (row); catch e, disp (e.message); end
  try, use41 (column); catch e, disp (e.message); end
  try, use41 (row); catch e, disp (e.message); end
  try, use42 (column); catch e, disp (e.message); end
  try, use42 (row); catch e, disp (e.message); end
  try, use43 (column); catch e, disp (e.message); end
  try, use43 (row); catch e, disp (e.message); end
  try, use44 (column); catch e, disp (e.message); end
  try, use44 (row); catch e, disp (e.message); end
  try, use45 (column); catch e, disp (e.message); end
  try, use45 (row); catch e, disp (e.message); end
  try, use46 (column); catch e, disp (e.message); end
  try, use46 (row); catch e, disp (e.message); end
  try, update1 (column); catch e, disp (e.message); end
  try, update1 (row); catch e, disp (e.message); end
  try, update2 (column); catch e, disp (e.message); end
  try, update2 (row); catch e, disp (e.message); end
  try, update3 (column); catch e, disp (e.message); end
  try, update3 (row); catch e, disp (e.message); end
  try, update4 (column); catch e, disp (e.message); end
  try, update4 (row); catch e, disp (e.message); end
  try, update5 (column); catch e, disp (e.message); end
  try, update5 (row); catch e, disp (e.message); end
  try, update6 (column); catch e, disp (e.message); end
  try, update6 (row); catch e, disp (e.message); end
  try, update7 (column); catch e, disp (e.message); end
  try, update7 (row); catch e, disp (e.message); end
  try, update8 (column); catch e, disp (e.message); end
  try, update8 (row); catch e, disp (e.message); end
  try, update9 (column); catch e, disp (e.message); end
  try, update9 (row); catch e, disp (e.message); end
  try, update10 (column); catch e, disp (e.message); end
  try, update10 (row); catch e, disp (e.message); end
  try, update11 (column); catch e, disp (e.message); end
  try, update11 (row); catch e, disp (e.message); end
  try, update12 (column); catch e, disp (e.message); end
  try, update12 (row); catch e, disp (e.message); end
  try, update13 (column); catch e, disp (e.message); end
  try, update13 (row); catch e, disp (e.message); end
  try, update14 (column); catch e, disp (e.message); end
  try, update14 (row); catch e, disp (e.message); end
  try, update15 (column); catch e, disp (e.message); end
  try, update15 (row); catch e, disp (e.message); end
  try, update16 (column); catch e, disp (e.message); end
  try, update16 (row); catch e, disp (e.message); end
  try, update17 (column); catch e, disp (e.message); end
  try, update17 (row); catch e, disp (e.message); end
  try, update18 (column); catch e, disp (e.message); end
  try, update18 (row); catch e, disp (e.message); end
  try, update19 (column); catch e, disp (e.message); end
  try, update19 (row); catch e, disp (e.message); end
  try, update20 (column); catch e, disp (e.message); end
  try, update20 (row); catch e, disp (e.message); end
  try, update21 (column); catch e, disp (e.message); end
  try, update21 (row); catch e, disp (e.message); end
  try, update22 (column); catch e, disp (e.message); end
  try, update22 (row); catch e, disp (e.message); end
  try, update23 (column); catch e, disp (e.message); end
  try, update23 (row); catch e, disp (e.message); end
  try, update24 (column); catch e, disp (e.message); end
  try, update24 (row); catch e, disp (e.message); end
  try, update25 (column); catch e, disp (e.message); end
  try, update25 (row); catch e, disp (e.message); end
  try, update26 (column); catch e, disp (e.message); end
  try, update26 (row); catch e, disp (e.message); end
end
