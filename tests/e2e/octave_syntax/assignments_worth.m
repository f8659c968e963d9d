% An assignment of several values inside an expression is worth the first that a target takes.
1;
function varargout = several (varargin)
  printf ("%d in, %d out\n", nargin, nargout);
  for k = 1:nargout
    varargout{k} = 10 * k;
  end
end
function show (varargin)
  printf ("shown:");
  printf (" %g", varargin{:});
  printf (" (%d)\n", nargin);
end
show ([a, b] = several ());
show ([~, b] = several ());
show ([a, ~] = several (), 3);
show ([~, b, ~, d] = several (1), 7);
disp ([a, b, d])
c = {[~, b] = several()}
x = [[a, b] = several(), 5]
x = [[~, b] = several(), 5]
y = ([~, b] = several ())
z = 1 + ([~, ~, b] = several ())
if ([~, b] = several ()), disp ("yes"), end
s.q = 1;
show ([s.q, s.r] = several ());
show ([s.q, v(3)] = several ());
show ([p{1:3}] = several ());
show ([p{1:2}, ~] = several ());
s, v, p
h = ([~, b] = size (ones (3, 4)))
[m, k] = max ([~, n] = size (ones (5, 8)))
t = ([p{2}] = several ())
t = ([s.q] = several ())
