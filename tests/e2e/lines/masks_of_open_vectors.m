% What masks choose of rows and columns of which only the run knows how long they are: of one element
% one or nothing at all, 0x0.
1;
function show (r)
  printf ('%s [%s] ', class (r), sprintf ('%d ', size (r))); disp (r);
end
function mask1 (x)
  m = x > 1 & x < 4;
  y = x(x > 2);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask2 (x)
  m = x > 1 & x < 4;
  y = x(x >= 2 & x < 4);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask3 (x)
  m = x > 1 & x < 4;
  y = x(~(x > 2));
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask4 (x)
  m = x > 1 & x < 4;
  y = x(x ~= 3);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask5 (x)
  m = x > 1 & x < 4;
  y = x(x == 2);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask6 (x)
  m = x > 1 & x < 4;
  y = x(2 < x);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask7 (x)
  m = x > 1 & x < 4;
  y = x(x > 10);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask8 (x)
  m = x > 1 & x < 4;
  y = x(x > -1);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask9 (x)
  m = x > 1 & x < 4;
  y = x(x > 2 | x < 1);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask10 (x)
  m = x > 1 & x < 4;
  y = x(m);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask11 (x)
  m = x > 1 & x < 4;
  y = x(mod (x, 2) == 0);
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function mask12 (x)
  m = x > 1 & x < 4;
  y = x(x > mean (x));
  show (y); show (sum (y)); show (numel (y)); show (sqrt (y)); z = 0; for k = 1:numel (y), z = z + y(k); end, show (z); show (y * 2);
end
function use1 (x)
  y = x(x > 1);
  show (y);
end
function use2 (x)
  y = x(x > 1);
  show (sum (y));
end
function use3 (x)
  y = x(x > 1);
  show (size (y));
end
function use4 (x)
  y = x(x > 1);
  show (numel (y));
end
function use5 (x)
  y = x(x > 1);
  show (log (y));
end
function use6 (x)
  y = x(x > 1);
  show (sqrt (y - 2));
end
function use7 (x)
  y = x(x > 1);
  show (max (y));
end
function use8 (x)
  y = x(x > 1);
  show (min (y));
end
function use9 (x)
  y = x(x > 1);
  show (mean (y));
end
function use10 (x)
  y = x(x > 1);
  show (sort (y));
end
function use11 (x)
  y = x(x > 1);
  show (y');
end
function use12 (x)
  y = x(x > 1);
  show (y(:));
end
function use13 (x)
  y = x(x > 1);
  show ([y(:); 1]);
end
function use14 (x)
  y = x(x > 1);
  show (y / sum (y));
end
function use15 (x)
  y = x(x > 1);
  show (cumsum (y));
end
function use16 (x)
  y = x(x > 1);
  show (isempty (y));
end
function use17 (x)
  y = x(x > 1);
  show (length (y));
end
function use18 (x)
  y = x(x > 1);
  show (any (y > 3));
end
function use19 (x)
  y = x(x > 1);
  show (all (y > 3));
end
function use20 (x)
  y = x(x > 1);
  show (y .* y);
end
function use21 (x)
  y = x(x > 1);
  show (y + 1);
end
function use22 (x)
  y = x(x > 1);
  show (std (y));
end
function use23 (x)
  y = x(x > 1);
  show (prod (y));
end
function use24 (x)
  y = x(x > 1);
  show (log2 (y) + 1);
end
function use25 (x)
  y = x(x > 1);
  show (y(end:-1:1));
end
function use26 (x)
  y = x(x > 1);
  show (y(y > 3));
end
function use27 (x)
  y = x(x > 1);
  show (isvector (y));
end
function use28 (x)
  y = x(x > 1);
  show (size (y, 2));
end
function use29 (x)
  y = x(x > 1);
  show (sum (y, 1));
end
function use30 (x)
  y = x(x > 1);
  show (abs (y) .^ 0.5);
end
function use31 (x)
  y = x(x > 1);
  show (norm (y));
end
function use32 (x)
  y = x(x > 1);
  show (repmat (y, 1, 2));
end
function use33 (x)
  y = x(x > 1);
  show (diff (y));
end
function use34 (x)
  y = x(x > 1);
  show (dot (y, y));
end
function use35 (x)
  y = x(x > 1);
  show (find (y));
end
function update1 (x)
  y = x; y(x > 2) = 0;
  show (y);
end
function update2 (x)
  y = x; y(x > 2) = [];
  show (y);
end
function update3 (x)
  y = x(x > 2); y(end+1) = 5;
  show (y);
end
function update4 (x)
  y = x(x > 1); y(1) = [];
  show (y);
end
function update5 (x)
  y = x(x > 1); y = y(y < 4); y = y + 1;
  show (y);
end
function update6 (x)
  c = x > 1; y = x(c) - x(c);
  show (y);
end
function update7 (x)
  y = x; y(x > 1) = x(x > 1) * 2;
  show (y);
end
function update8 (x)
  y = x(x > 1)'; y = [y, 1];
  show (y);
end
function update9 (x)
  y = x(x > 1)(end);
  show (y);
end
function update10 (x)
  y = {x(x > 2)}; y = y{1};
  show (y);
end
function update11 (x)
  s.f = x(x > 2); y = s.f;
  show (y);
end
base = (1:4)';
for t = 4:-1:0
  column = base(base > t);
  row = base'(base' > t);
  try, mask1 (column); catch e, disp (e.message); end
  try, mask1 (row); catch e, disp (e.message); end
  try, mask2 (column); catch e, disp (e.message); end
  try, mask2 (row); catch e, disp (e.message); end
  try, mask3 (column); catch e, disp (e.message); end
  try, mask3 (row); catch e, disp (e.message); end
  try, mask4 (column); catch e, disp (e.message); end
  try, mask4 (row); catch e, disp (e.message); end
  try, mask5 (column); catch e, disp (e.message); end
  try, mask5 (row); catch e, disp (e.message); end
  try, mask6 (column); catch e, disp (e.message); end
  try, mask6 (row); catch e, disp (e.message); end
  try, mask7 (column); catch e, disp (e.message); end
  try, mask7 (row); catch e, disp (e.message); end
  try, mask8 (column); catch e, disp (e.message); end
  try, mask8 (row); catch e, disp (e.message); end
  try, mask9 (column); catch e, disp (e.message); end
  try, mask9 (row); catch e, disp (e.message); end
  try, mask10 (column); catch e, disp (e.message); end
  try, mask10 (row); catch e, disp (e.message); end
  try, mask11 (column); catch e, disp (e.message); end
  try, mask11 (row); catch e, disp (e.message); end
  try, mask12 (column); catch e, disp (e.message); end
  try, mask12 (row); catch e, disp (e.message); end
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
end
