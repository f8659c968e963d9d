1;
function r = tell(x)
  if x
    r = 'yes';
  else
    r = 'no';
  end
end
disp(tell(1)), disp(tell(0)), disp(tell([])), disp(tell([1 1])), disp(tell([1 0]))
disp(tell('')), disp(tell('a')), disp(tell(true)), disp(tell(-0.5)), disp(tell(zeros(0,3)))
n = 7;
if n < 5, disp('small'); elseif n < 10, disp('medium'); else, disp('large'); end
if (n == 7) disp('seven'), end
if n disp('truthy'); end
if ~isempty([1 2]) && n > 3
  disp('both');
end
k = 0;
while k < 3
  k++;
  if k == 2, continue, end
  printf('%d ', k);
end
printf('\n');
while true, k = k - 1; if k < 0, break; end, end
k
do
  k += 2;
until k > 5
k
if 'abc' == 'abc', disp('equal'), end
if [], disp('no'), else, disp('empty is false'), end
