1;
function r = single_input(a)
  r = a * 2;
end
single_input(4)
single_input(4, 5)
