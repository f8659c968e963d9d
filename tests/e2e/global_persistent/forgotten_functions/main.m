1;
disp(counter()), disp(counter(5))
clear counter
disp(counter())
clear functions
disp(counter())
counter(2);
clear -f
disp(counter())
clear all
disp(counter())
clear -all
disp(counter())
clear
disp(counter())
clear variables
disp(counter())
x = 1;
clear x
disp(counter())
clear c*
disp(counter())
clear -x c*
disp(counter())
clear('counter')
disp(counter())
clear tally
disp(counter())
f = @counter;
clear f
disp(f())
for k = 1:3
  if k == 2
    clear counter
  end
  disp(counter(k))
end
tally('a'), tally('b'), tally
clear tally
tally, tally('c'), tally
clear -f cou*
disp(counter()), tally
