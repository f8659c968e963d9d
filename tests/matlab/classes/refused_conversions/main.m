% "Function Argument Validation", "Validate Property Values": a class whose constructor takes nothing converts no values.
%#dialect matlab
l = Plain();
assert(take(l) == 1);
caught = "";
try, take(5); catch e, caught = e.identifier; end
assert(caught == "MATLAB:validation:UnableToConvert");
assert(made(3) == 3 && made(Wrapped(4)) == 4);
disp("passed")

function r = take(l)
  arguments
    l Plain
  end
  r = l.x;
end

function r = made(w)
  arguments
    w (1,1) Wrapped
  end
  r = w.x;
end
