% `continue` out of a protected body: of each list of statements of the cleanup, the first one runs.
1;
function r = total(v)
  r = 0;
  for k = 1:numel(v)
    unwind_protect
      if v(k) < 0, continue; end
      r = r + v(k);
    unwind_protect_cleanup
      r = r + 100;
      printf('<%d>', r);
    end_unwind_protect
    printf('%d ', k);
  end
  printf('\n');
end
total([1 -1 2])
total([-1 -1])
for k = 1:2
  unwind_protect
    if k == 1, continue; end
  unwind_protect_cleanup
    if k > 0
      disp('a');
      disp('b');
    else
      disp('no');
    end
    disp('c');
  end_unwind_protect
  disp('after');
end
for k = 1:2
  unwind_protect
    unwind_protect
      if k == 1, continue; end
    unwind_protect_cleanup
      disp('inner');
      disp('inner 2');
    end_unwind_protect
  unwind_protect_cleanup
    switch k
      case 1
        disp('one');
        disp('and more');
      otherwise
        disp('another');
        disp('and more');
    end
    disp('outer 2');
  end_unwind_protect
end
for k = 1:2
  unwind_protect
    if k == 1, continue; end
  unwind_protect_cleanup
    try
      disp('tried');
      error('wrong');
    catch
      disp('caught');
    end
    disp('last');
  end_unwind_protect
end
for k = 1:3
  unwind_protect
    if k == 2, break; end
  unwind_protect_cleanup
    disp('whole');
    disp('cleanup');
  end_unwind_protect
end
