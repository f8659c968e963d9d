1;
function r = forgets(x)
  if x > 10
    r = x;
  end
end
forgets(20)
y = forgets(5)
