% Leave a function or a script with `return`.
x = input('');
if x < 0
  break
end
