% Make a reduction variable in one way throughout, as `s = s + v`.
%#dialect matlab
s = 0;
parfor i = 1:5
  s = s + i;
  s = s * 2;
end
