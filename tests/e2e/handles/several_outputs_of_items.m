% Several outputs of a call through an item of a cell
1;
function [a, b] = two ()
  a = 1;
  b = 2;
end
c = {@two, @() two()};
[~, y] = c{1}()
[x, y] = c{2}()
