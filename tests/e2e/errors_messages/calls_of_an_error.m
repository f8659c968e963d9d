% The calls that led to the error that ends a program: functions, anonymous ones, cellfun.
1;
function y = h(x)
  y = [x(1), ...
       x(5)];
end
function g(x)
  if numel(x) > 1 && any(cellfun(@(t) h(t), {x}))
    disp('no');
  end
end
function down(n, x)
  if n == 0
    g(x);
  end
  down(n - 1, x);
end
unwind_protect
  eval('down(3, [1 2]);');
unwind_protect_cleanup
  disp('tidied up');
end_unwind_protect
