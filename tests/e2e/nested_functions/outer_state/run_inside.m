function level = run_inside(text)
  level = 1;
  fixed = 'level = level + 4;';
  first();
  second();
  function first()
    eval(fixed);
  end
  function second()
    eval(text);
  end
end
