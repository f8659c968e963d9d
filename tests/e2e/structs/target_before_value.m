% what is wrong with the target of an assignment is told before the right side is evaluated
1;
function r = side(v), printf('<value>'); r = v; end
function r = fld(), printf('<name>'); r = 'f'; end
function e = whole(e), e = strtok(e.message, '0'); end
x = 5; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = 5; try, x.f = nofn(3); disp(x), catch e, disp(e.message), end
x = 5; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x.f = nofn(3); disp(x), catch e, disp(e.message), end
x = [1 2]; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = []; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = []; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{1,2}); try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x.f = nofn(3); disp(x), catch e, disp(e.message), end
x = struct('f',{}); try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = struct('f',1); try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = {1,2}; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = {[1 2]}; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = 1:3; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x(1:2).f = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x([]).f = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = @sin; try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x.f = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x.f(2) = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x.f.g = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x(3).f = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x{1}.f = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x.f += side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x.(fld()) = side(7); disp(x), catch e, disp(e.message), end
x = containers.Map(); try, x{2}.f(2).g = side(7); disp(x), catch e, disp(e.message), end
