% arrays of which only the run tells whether they are complex, kept by handles, cells and variables
1;
function F = tail_of (x, a, b, varargin)
  if isempty (varargin)
    tol = 1e-8;
    z = -b*tan (pi*a/2);
    t0 = b;
    e = 0.5;
    k = 1;
    W = @(u) k*cos (u)./sin (u+t0);
    if any (x > z)
      s = (x(x>z) - z).^e;
      F(x > z) = quadv (@(u) s*W(u), 0, 1, tol);
    end
  end
end
function r = through_handle (x, e)
  s = x .^ e;
  f = @(k) s * k;
  r = applied (f, 2) + applied (f, 3);
  g = @() f(1) + s;
  r = [r; g(); f(4)];
end
function r = applied (f, k)
  for n = 1:2
    r = f(k) + n;
  end
end
function r = through_cell (x, e)
  s = x .^ e;
  c = {s, 1, 'a'};
  c{end+1} = s + 1;
  t.s = s;
  t.n = numel (s);
  r = zeros (1, numel (x));
  for k = [1 4]
    v = c{k};
    r = r + v .* 2 + t.s;
  end
end
function r = through_global (x, e)
  global kept_array
  kept_array = x .^ e;
  add_to_it (1);
  r = kept_array;
end
function add_to_it (k)
  global kept_array
  kept_array = kept_array + k;
end
function r = through_persistent (x, e)
  persistent last
  if isempty (last), last = x; end
  s = x .^ e;
  r = last + s;
  last = s;
end
printf ('%.5f ', tail_of ([3 1 4 1 5 9 2 6], 0.3, 0.3)); printf ("\n");
x = [4 9 16];
y = [4 -9 16];
disp (through_handle (x, 0.5)), disp (through_handle (y, 0.5))
disp (through_handle (x(1), 0.5)), disp (through_handle (y(2), 0.5))
disp (through_cell (x, 0.5)), disp (through_cell (y, 0.5))
disp (through_global (x, 0.5)), disp (through_global (y, 0.5))
disp (through_persistent (x, 0.5)), disp (through_persistent (y, 0.5)), disp (through_persistent (x, 2))
