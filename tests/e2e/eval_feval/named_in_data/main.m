% Names of functions that a file of data beside the program has.
f = fopen ('steps.txt');
x = 5;
while true
  line = fgetl (f);
  if ! ischar (line), break, end
  [name, rest] = strtok (line, ' =');
  try
    x = str2func (name) (x, str2double (strtok (rest, ' =')));
    printf ('%s: %g\n', name, x);
  catch e
    disp (e.message)
  end
end
fclose (f);
for kind = strsplit (strtrim (fileread ('kinds.cfg')), "\n")
  try
    disp (feval (kind{1}, 3, 4))
  catch e
    disp (e.message)
  end
end
disp (run_all ('setup', 2))
