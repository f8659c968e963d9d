% Evaluates calls read from the standard input, one a line: NAME, tab, outputs, tab, arguments.
% Prints a line for each output: what it is, and its elements.
1;
function show(v)
  printf('value\t%s\t%d\t%s\t', class(v), iscomplex(v), sprintf('%d ', size(v)));
  if (isnumeric(v) || islogical(v) || ischar(v)) && !iscomplex(v)
    printf('%.17g ', double(v(:)));
  end
  printf('\n');
end
function evaluate(name, count, args)
  try
    [out{1:count}] = feval(name, args{:});
  catch err
    printf('error\n');
    return
  end
  for k = 1:count
    show(out{k});
  end
end
line = fgetl(stdin);
while ischar(line)
  parts = strsplit(line, "\t");
  args = eval(parts{3});
  printf('call\n');
  evaluate(parts{1}, str2double(parts{2}), args);
  line = fgetl(stdin);
end
