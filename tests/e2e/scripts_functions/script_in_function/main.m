1;
% a function that runs a script sees what the script sets
function r = user_of_script(n)
  k = n;
  setting;
  r = result + k;
end
user_of_script(1)
user_of_script(10)
exist('result', 'var')
k = 3;
setting
result
