% A function that refuses its arguments is told without a line.
function calls_of_a_wrong_call()
  try
    takes_one(1, 2);
  catch e
    printf("%s %d %d\n", e.stack(1).name, e.stack(1).line, e.stack(1).column);
  end
  for k = 1:3
    passes_on(k);
  end
end
function passes_on(k)
  x = takes_one(k);
  [x, y] = takes_one(k);
end
function r = takes_one(x)
  r = x;
end
