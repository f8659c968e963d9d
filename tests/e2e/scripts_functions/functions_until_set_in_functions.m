% Names are functions until something surely or perhaps sets them, also where ways end early.
1;
function r = f1(x)
  if x > 3
    r = 1;
    return;
  end
  eps = eps(class(x));
  r = eps;
end
function r = f2(x, o = 3)
  eps = eps(class(x));
  r = eps;
end
try, f1(1), catch e, disp(e.message), end
try, f2(1), catch e, disp(e.message), end
function r = f5(x)
  switch x
    case 1, r = 1; return
    case 2, error('two');
  end
  abs = abs(x); r = abs;
end
f5(-3)
