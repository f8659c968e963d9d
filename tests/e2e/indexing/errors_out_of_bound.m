A = magic(3);
function tryit(f)
  try
    f();
  catch e
    disp(e.message); disp(e.identifier);
  end
end
tryit(@() A(4,1))
tryit(@() A(1,4))
tryit(@() A(10))
tryit(@() A(0))
tryit(@() A(1.5))
tryit(@() A(-1))
tryit(@() A(1,2,3))
tryit(@() A(:,0))
try, A(4,4), catch e, disp(e.message), disp(e.identifier), end
try, A(0,1), catch e, disp(e.message), disp(e.identifier), end
try, A(2.5,1), catch e, disp(e.message), disp(e.identifier), end
try, x = A(1,1,2), catch e, disp(e.message), end
try, A(logical([1 0 0 0 1]), 1), catch e, disp(e.message), end
try, A('a'), catch e, disp(e.message), end
v = 1:3;
try, v(5), catch e, disp(e.message), end
try, v(1.2), catch e, disp(e.message), end
s = 'abc';
try, s(7), catch e, disp(e.message), end
c = {1,2};
try, c{3}, catch e, disp(e.message), end
v(7)
