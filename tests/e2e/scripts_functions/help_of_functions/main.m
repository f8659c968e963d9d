1;
function y = local_one(x)
  % LOCAL_ONE  stands in the script
  %   and has two lines
  y = x;
end
text = scale_by();
disp(text)
t = help('shift_by')
disp(help('described'))
disp(help('local_one'))
scale_by(2, 3)
try
  help bare
catch err
  disp(err.message)
end
try
  help no_such_thing
catch err
  disp(err.message)
end
