% "MException class": display
%#dialect matlab
e = MException('A:b', 'text %d', 3);
lines = splitlines(evalc('e'));
assert(isequal(strtrim(lines(~cellfun(@isempty, lines))), {'e ='; 'MException with properties:'; ...
  'identifier: ''A:b'''; 'message: ''text 3'''; 'cause: {}'; 'stack: [0×1 struct]'; 'Correction: []'}));
s.e = e;
assert(contains(evalc('s'), 'e: [1×1 MException]'));
try
  error('C:d', 'inner');
catch inner
  e = addCause(e, inner);
end
assert(contains(evalc('disp(e)'), 'cause: {1×1 cell}'));
disp('passed')
