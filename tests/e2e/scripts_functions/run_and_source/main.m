% a script that runs others by file name, as functions of the library and as commands
factor = 2;
run ("steps/setup.m");
for factor = [3 5]
  run steps/grow
end
source ("tools.m");
printf ("%s\n", describe (values));
function r = inside ()
  total = 0;
  run ("steps/setup");
  total = total + sum (values);
  r = [total, numel(values)];
end
r = inside ()
try
  run ("steps/absent.m");
catch err
  disp (err.message);
end
load saved.txt
[width; height]'
printf ("%d %d\n", exist ("shapes.box"), shapes.box (2));
load saved.txt label
label
if values(1) > 0
  run ("steps/stop.m");
end
disp ("not reached by a script that returns? it is");
