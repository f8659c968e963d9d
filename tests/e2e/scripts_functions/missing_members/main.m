% What a package does not have; exist of scripts, functions of packages and private functions
try, mp.nosuch(1), catch e, disp(e.message), disp(e.identifier), end
try, mp.nosuch, catch e, disp(e.message), end
try, mp.sub.nosuch(1), catch e, disp(e.message), end
try, x = mp.sub.nosuch; catch e, disp(e.message), end
mp.fn(2), mp.sub.deep('z')
exist('mp'), exist('mp.fn'), exist('private'), exist('scr.m'), exist('scr'), exist('scr', 'file'), exist('privfn')
exist('private/privfn.m'), scr; y
