% functions in private/ and in a package folder
disp(front(4))
disp(mypkg.area(2, 3))
f = @mypkg.area;
disp(f(5, 5))
v = mypkg.inner.twice([1 2 3])
try
  hidden(4)
catch e
  disp(e.message)
end
