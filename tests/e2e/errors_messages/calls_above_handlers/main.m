% The stack of an error has the calls above its handler, too: names, files, lines, columns.
function main()
  shown(@() inner(1));
  shown(@() error('x'));
  from_inner();
  shown(@() priv(1));
  shown(@() from_script());
  shown(@inner)
  x.h = {@() feval(@() inner(1))};
  shown(x.h{1})
  recursive(4);
  again();
  cellfun(@shown, {@() inner(2), @inner});
  try
    if inner(3) > 2, disp('no'), end
  catch e
    told(e);
  end
  s = lasterror();
  disp(numel(s.stack))
  try
    unwind_protect
      inner(4);
    unwind_protect_cleanup
      disp('tidied up');
    end_unwind_protect
  catch e
    told(e);
  end
  [1, 2, ...
   inner(5)];
end
function r = inner(n)
  r = [1 2 3];
  r(n + 4)
end
function from_inner()
  shown(@() inner(1));
end
function from_script()
  fails_in_script;
end
function recursive(n)
  if n > 0
    recursive(n - 1);
  else
    shown(@() inner(1));
  end
end
function again()
  try
    shown_again(@() inner(1));
  catch e
    told(e);
  end
end
