% a(2){1} = x changes a part of a cell; of what is none yet, none is made
1;
function show (a)
  disp (class (a)), disp (size (a))
end
a = {3}; a(1){1} = 1; show (a)
a = {3}; a(2){1} = 1; show (a)
a = {}; a(2){1} = 1; show (a)
try, b(2){1} = 1; show (b), catch e, disp (e.message), end
try, a = []; a(2){1} = 1; show (a), catch e, disp (e.message), end
try, a = ""; a(2){1} = 1; show (a), catch e, disp (e.message), end
try, a = zeros (0, 3); a(2){1}.x = 1; show (a), catch e, disp (e.message), end
try, a = []; a(2)(3) = 1; show (a), catch e, disp (e.message), end
try, s.a(2){1} = 1; show (s), catch e, disp (e.message), end
try, c = {}; c{2}(2){1} = 1; show (c), catch e, disp (e.message), end
try, a = struct ("f", {}); a(2){1} = 1; show (a), catch e, disp (e.message), end
show (a)
