function tally()
  persistent calls = 0;
  global shared_total
  steps = 5;
  bump();
  printf('%d %d %d\n', calls, shared_total, steps);
  function bump()
    calls++;
    shared_total = shared_total + calls;
    steps = steps * 2;
  end
end
