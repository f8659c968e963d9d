1;
% Scripts take no arguments and are worth nothing.
function said (e)
  disp (regexprep (e.message, 'script .*/', 'script '));
end
try, x = helptext ('a', 1); catch e, said (e), end
try, helptext ('a', 1); catch e, said (e), end
helptext
try, x = helptext; catch e, said (e), end
try, y = 1 + setting; catch e, said (e), end
try, disp (setting), catch e, said (e), end
try, setting (3); catch e, said (e), end
try, if setting, disp ('yes'), end, catch e, said (e), end
try, c = {setting, 1}; catch e, said (e), end
try, [a, b] = setting (); catch e, said (e), end
exist ('level')
setting ();
disp (level)
level = 4;
setting
disp (level)
