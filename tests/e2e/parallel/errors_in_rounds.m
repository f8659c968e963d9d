% an error ends the loop in the round where it is
function errors_in_rounds
  x = zeros(1, 5);
  try
    parfor k = 1:9
      x(k) = 1 / needs_less(k);
    end
  catch err
    disp(err.message);
  end
  disp(x);
  v = 1:4; y = zeros(1, 6);
  try
    parfor k = 1:6
      y(k) = v(k) * 2;
    end
  catch err
    disp(err.message);
  end
  disp(y);
  parfor k = 1:3
    printf("round %d\n", k);
  end
  s = 0;
  parfor k = 1:10
    if k > 4
      break;
    end
    s = s + k;
  end
  disp(s);
end
function r = needs_less(k)
  if k > 3
    error("too much: %d", k);
  end
  r = k;
end
