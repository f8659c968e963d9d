function r = late(x)
  if x > 0
    v = x*2;
  end
  r = 0;
  try
    look();
  catch err
    disp(err.message)
  end
  function look()
    r = v + 1;
  end
end
