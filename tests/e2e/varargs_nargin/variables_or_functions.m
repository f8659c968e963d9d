% A name is a variable where it was assigned, and the function of its name where it was not; which, is seen as it runs.
1;
function counted (varargin)
  if numel (varargin) > 2
    nargin = 77;
  end
  disp (nargin)
  if nargin < 2, disp ("few"), end
end
function varargout = outputs (varargin)
  if numel (varargin) > 1
    nargout = 5;
  end
  disp (nargout)
  varargout = {1, 2, 3};
end
function changed (varargin)
  if numel (varargin) > 2
    nargin--;
  end
  if numel (varargin) > 1
    nargin = 2 * nargin;
  end
  disp (nargin)
end
function added (n)
  if n > 3
    nargin += 1;
  end
  disp (nargin)
end
function y = helper (k)
  y = -1;
  if nargin > 0, y = -k; end
end
function twice (n)
  for k = 1:n
    helper = [10, 20, 30] * k;
  end
  x = helper (2) + 1
  helper
  helper (3)
  y = [helper(1), helper(2)];
  disp (y)
  z = max (helper (helper (1) * 0 + 1), 0)
  printf ("%d;", helper (3), helper); printf ("\n");
end
function searched (v)
  k = 0;
  while k < numel (v)
    k++;
    if v(k) > 2
      pi = v(k);
      break
    end
  end
  printf ("%.4f\n", pi);
  try
    e = [1, 2](k);
  catch
    disp ("caught")
  end
  printf ("%.4f\n", e);
  switch k
    case 1
      i = 5;
    case 2
      i = 6;
  end
  disp (i)
  pi
  e;
  disp (ans)
end
function undone (n)
  sum = 3;
  if n, clear sum; end
  disp (sum (1))
end
counted (1), counted (1, 2), counted (1, 2, 3)
outputs (1); x = outputs (1, 2); [x, y] = outputs (1);
changed (1), changed (1, 2)
try, changed (1, 2, 3), catch err, disp (err.message), end
added (1)
try, added (5), catch err, disp (err.message), end
twice (0), twice (1), twice (2)
searched ([1, 2, 3, 4]), searched ([1, 2]), searched ([7]), searched ([])
undone (true), undone (false)
for t = 1:2
  if t == 2, pi = 4; end
  disp (pi)
end
