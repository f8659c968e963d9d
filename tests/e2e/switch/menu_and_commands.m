stack = [];
for cmd = {'push 3', 'push 4', 'add', 'dup', 'mul', 'print', 'bogus', 'pop', 'pop'}
  parts = strsplit(cmd{1}, ' ');
  switch parts{1}
    case 'push', stack(end + 1) = str2double(parts{2});
    case {'add', 'mul'}
      a = stack(end - 1); b = stack(end); stack(end) = [];
      switch parts{1}, case 'add', stack(end) = a + b; case 'mul', stack(end) = a * b; end
    case 'dup', stack(end + 1) = stack(end);
    case 'print', disp(stack);
    case 'pop', if isempty(stack), disp('empty'); else, stack(end) = []; end
    otherwise, printf('unknown: %s\n', parts{1});
  end
end
stack
k = 3; switch k, case num2cell(1:2), disp('low'), case num2cell(3:4), disp('mid'), otherwise, disp('hi'), end
switch class(k), case {'double', 'single'}, disp('float'), case 'char', disp('text'), end, switch size('abc', 2), case 3, disp('three'), end, switch isempty([]), case true, disp('empty'), end, switch mod(-1, 3), case 2, disp('two'), end
