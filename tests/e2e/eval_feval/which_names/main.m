1;
function below (), end
x = 1;
b = which ("x")
c = which ("nosuchthing")
[folder, name, suffix] = fileparts (which ("helper"));
disp ([name, suffix])
[~, name] = fileparts (which ("below"))
[p, q] = which ("nosuchthing", "x")
which x nosuchthing
disp (isempty (strfind (which ("inputParser"), "@inputParser")))
if (isempty (which ("bogus")))
  disp ("no bogus");
end
if (exist ("sum") && ! isempty (which ("sum")))
  disp ("there is a sum");
end
helper ();
scr
