% "coder.target": true for the target of code generation, false for 'MATLAB'
asked = {};
if coder.target ('MATLAB')
  only_in_matlab_there_is_this (1);
else
  asked{end+1} = 'C';
end
if isempty (coder.target)
  only_in_matlab_there_is_this (2);
end
if ~coder.target ('MEX') && coder.target ('Rtw')
  asked{end+1} = 'Rtw';
elseif true
  only_in_matlab_there_is_this (3);
else
  only_in_matlab_there_is_this (4);
end
assert (isequal (asked, {'C', 'Rtw'}))
names = {'MATLAB', 'C', 'MEX', 'Sfun', 'HDL', 'CUDA', 'Custom'};
answers = false (size (names));
for k = 1:numel (names)
  answers(k) = coder.target (names{k});
end
assert (isequal (answers, logical ([0 1 0 0 0 0 0])))
x = 3;
if x > 4
  y = 1;
elseif coder.target ('MATLAB')
  y = 2;
elseif x > 2
  y = 3;
else
  y = 4;
end
assert (y == 3)
assert (coder.isColumnMajor && ~coder.isRowMajor)
assert (coder.areUnboundedVariableSizedArraysSupported)
disp ('passed')
