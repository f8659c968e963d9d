a = 5; b = 9;
temp = a; a = b; b = temp;
fprintf('a=%d b=%d\n', a, b);
if a > b && b > 0, disp('a is bigger'); end
x = 15;
if mod(x, 3) == 0 && mod(x, 5) == 0
    disp('fifteen family')
elseif mod(x, 3) == 0
    disp('three')
end
grade = 77; if grade >= 90, l = 'A'; elseif grade >= 80, l = 'B'; elseif grade >= 70, l = 'C'; else, l = 'F'; end, l
y = ~(a == b)
max_of_three = max([3 8 5]), sorted = sort([3 8 5])
is_even = mod(10, 2) == 0, is_between = x > 10 & x < 20, between_all = [5 12 18] > 10 & [5 12 18] < 20
