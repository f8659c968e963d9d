% a subscript of no elements is not to blame for what another one misses
1;
function t1(a)
  b = a(isnan(a));
  b([],end+1)
end
function t2(a)
  b = a(isnan(a));
  b([],2)
end
function t3(a)
  b([],2)=1;
  x = a([],3), y = a([], 9)
end
try, t1([1 2;3 4]), catch e, disp(e.message), end
try, t2([1 2;3 4]), catch e, disp(e.message), end
try, t3([1 2;3 4]), catch e, disp(e.message), end
try, a = ones(2,2); a(9,[]), catch e, disp(e.message), end
try, a = ones(2,2); a([],:,3), catch e, disp(e.message), end
try, a = ones(2,2); a([],3,1), catch e, disp(e.message), end
try, a = ones(2,2); a(zeros(1,0),3,[]), catch e, disp(e.message), end
function r1(a, n), a(1:n, 9), end
function r2(a, n), a(9, 1:n), end
function r3(a, n), m = a > 5; a(m, 9), end
function r4(a, n), a(find(a > 5), n + 9), end
function r5(a, n), x = a(:, n); a(x(isnan(x)), 9), end
function r6(a, n), a(n:-1:1, 9), end
try, r1([1 2;3 4], 0), catch e, disp(e.message), end
try, r2([1 2;3 4], 0), catch e, disp(e.message), end
try, r3([1 2;3 4], 0), catch e, disp(e.message), end
try, r4([1 2;3 4], 0), catch e, disp(e.message), end
try, r5([1 2;3 4], 1), catch e, disp(e.message), end
try, r6([1 2;3 4], 0), catch e, disp(e.message), end
try, x = {1, 2}; x{[], 3}, catch e, disp(e.message), end
try, x = ones(2, 3, 2); k = []; x(k, 4, 1), catch e, disp(e.message), end
try, x = ones(2, 3, 2); k = []; x(k, :, 4) = [], catch e, disp(e.message), end
