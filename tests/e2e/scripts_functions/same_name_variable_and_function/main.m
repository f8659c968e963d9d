% a variable hides the function of the same name until it is cleared
r = twice(3)
twice = [10 20 30];
twice(3)
clear twice
twice(3)
f = @twice;
twice = 'text';
f(4)
twice(1:2)
