1;
% What is stored is always empty: isempty still says so.
function [r, c] = kept(n)
  persistent hist count;
  if isempty(count)
    count = [];
    hist = [];
  end
  count = count + n;
  hist = [hist, n];
  r = hist;
  c = count;
end
function k = asked()
  global G
  persistent t;
  k = [isempty(G), isempty(t)];
  if isempty(t)
    t = '';
    G = zeros(0, 2);
  end
end
[r, c] = kept(5)
[r, c] = kept(3)
asked(), asked()
