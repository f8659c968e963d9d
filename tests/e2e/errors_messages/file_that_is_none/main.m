1;
% a file that can't be parsed is an error of those who call it
function show(err)
  lines = strsplit(err.message, "\n");
  lines{1} = regexprep(lines{1}, 'file .*[/\\]', 'file ');
  printf('%s\n', lines{:});
end
disp('started')
try
  x = broken_file(1) + 1;
catch err
  show(err)
end
try
  f = @broken_file;
catch err
  show(err)
end
try
  y = feval('broken_file', 2);
catch err
  show(err)
end
if false
  broken_file(3)
end
exist('broken_file')
disp('went on')
