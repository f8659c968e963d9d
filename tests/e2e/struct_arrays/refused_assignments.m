try, st.x = 1; st(2).x = 2; st.z.q = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.x(2) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.w = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.x = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.x{2} = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.w(2) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st.z.q(3) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([1 2]).x = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(:).w = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(1:2).w.q = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(1).x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = {1}; st(2).x = 2; st(1).x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.x = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.w = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.x(2) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.x{2} = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.z.q = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st(1).x = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st(3).x = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); [st.x] = deal(5)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st.x
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); st(1).x
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st = struct('x', {}); y = st.x
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 5; st.x.y = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 5; st.x{2} = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 'abc'; st.x.y = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = {1}; st.x.y = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = {1}; st.x(3) = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = @sin; st.x.y = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = @sin; st.x(2) = 3
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st{1} = 2
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st{1}.y = 2
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(1) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2) = struct('y', 1)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2) = struct('x', 1)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(1, 2).x = 4; st(3) = []
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 5; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 5; x{1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 5; x(2).a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {}; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {}; x(2).a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1}; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 'abc'; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = ''; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = []; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = []; x{2} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = []; x(2).a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = zeros(0, 3); x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = @sin; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = @sin; x(2) = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = @sin; x{2} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = true; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = true; x{1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = int8(1); x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = int8(1); x{1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 1:3; x.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 1:3; x{1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct(); x{1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{3}.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{1}.a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{1}{1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{1}(3) = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x(1).a = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x(1){1} = 1
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x(1) = 7
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x([1 2]) = 7
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x([1 2]) = {7}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x([1 2]) = {7, 8, 9}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{[1 2]} = 7
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{:} = 7
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{:}.a = 7
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{1:2}(1) = 7
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x(1).a(3) = 5; x(1).a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x(2).b.c = 5; x(1), x(2)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x(4).a = 5; size(x), x(3)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x(:).a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x.a.b
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x.a(1)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x(3)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x(1).q
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {1, 2}); x.q
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x.q
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x.a.b
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x.a{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x.a(2)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x(2)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x(2).a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', 1); x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{3}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{1}{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {1, 2}; x{1}.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 5; x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 5; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = @sin; x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = @sin; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 'abc'; x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 'abc'; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = true; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 1:3; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = int8(5); x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = single(5); x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {}; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {}; x{:}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = {}; y = x{:}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = []; x(1)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = []; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = ''; x(1)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x.y = {}; x.y{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x.y = []; x.y(1)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x.y = []; x.y.z
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 1+2i; x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 1+2i; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = [1+2i 3]; x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = 1:3; x.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = eye(2); x{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; x = struct('a', {{}}); x.a{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; f = @(x) x; f.a
catch e_, disp(['ERR ' e_.message]), end
try, clear st; f = @(x) x; f{1}
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([1 2]).x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(:).x(2) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(:).x{2} = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(:).w(2) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(:).w{2} = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st(:).w.q.r = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([]).w.q = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([]).x.q = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([]).x = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([]).w = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(2).x = 2; st([]).x(2) = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x = 1; st(:).x.q = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x.y = 1; st(2).x.y = 2; st(1:2).x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x.y = 1; st(2).x.y = 2; st.x.y = 5
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x.y = 1; st(2).x.y = 2; st(3).x.y = 5; st(3)
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x.y = 1; st(2).x.y = 2; [st.x].y
catch e_, disp(['ERR ' e_.message]), end
try, clear st; st.x.y = 1; st(2).x.y = 2; st.x.y
catch e_, disp(['ERR ' e_.message]), end
