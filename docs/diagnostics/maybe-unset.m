% Set the output on every way through the function, as in an `else`.
disp(sign_of(rand - 0.5))
function s = sign_of(x)
  if x > 0
    s = 1;
  elseif x < 0
    s = -1;
  end
end
