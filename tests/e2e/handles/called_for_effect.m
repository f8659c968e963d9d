1;
function r = g(), printf('g called\n'); r = 1; end
function t(f), f(); end
function u(f), x = f(); end
function v(f), try, f(); disp('no error'), catch e, disp(e.message), end, end
t(@() g());
u(@() g());
t(@g);
u(@g);
x = 3; s.a = 1;
v(@() x(2))
v(@() s(2).a)
v(@() s.a)
v(@() x(0))
