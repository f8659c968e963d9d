% find in arrays without elements: masks give columns.
1;
function t(x), disp(size(find(x))), disp(size(find(x, 1))); [i, j] = find(x); disp([size(i) size(j)]), end
t(logical([])), t([] == 3), t(true(0,3)), t(true(3,0)), t(zeros(3,0)), t(zeros(0,3)), t(single([])), t(int8([])), t(''), t(true(1,0)), t(true(0,1)), t(zeros(0,0)), t(true(0,0,2)), t(zeros(0,0,2)), t(true(2,0,2)), t([]), t([] > 1), t(~[]), t(int8(zeros(0,3))), t(single(zeros(3,0))), t(complex([],[])), t(1i*zeros(0,3)), t(char(zeros(0,3)))
v = [5 3]; x = 3;
for k = 1:4, v = find(v == x); size(v), v = sort(v); size(v), end
