A = [3 -1 NaN 4; 0 -0 2 NaN; NaN NaN NaN NaN; -Inf Inf 1 2; 5 6 7 8; 1 1 1 1; -0 0 -0 0; 2 2 2 2; 9 -9 9 -9; .5 .25 .1 .7];
B = A * 1;
n = size(B,1);
for k = 1:3, B(k,1) = A(k,1); end
disp(max(B)); disp(min(B)); disp(max(B,[],2)'); disp(min(B,[],2)');
disp(sum(B)); disp(sum(B,2)'); disp(mean(B(5:10,:),2)'); disp(mean(B(5:10,:)));
z = zeros(1,20); z(3) = -0; disp(1/max(z)); z(1) = -0; disp(1/max(z)); disp(1/min(z));
w = NaN(1,12); disp(max(w)); w(7) = -Inf; disp(max(w)); disp(min(w));
C = B'; disp(sum(C,2)'); disp(sum(C.*C,2)'); s = sum(B(5:8,:) .* 2, 2); disp(s');
C = sum(C,2); disp(C');
% extrema of a few numbers, with what is equal and what is none
a = 0; b = -0; c = NaN;
for k = 1:2
    p = [1/min([a b]), 1/min([b a]), 1/max([a b]), 1/max([b a])]
    q = [min([c a 1]), max([c c a]), min([c; c; k]), max([c c])]
    a = a * 1; c = c + k;
end
% powers, roots and remainders of constants
n = round(1^0.4*30); m = fix(2^4.5); r = sqrt(2)^2 == 2;
[n, m, r, mod(7, 4), mod(7, -4), rem(7, -4), mod(6, 2), rem(5, 3), (-8)^3, 2^-2, 0^0, 10^-3 == 1e-3]
size(zeros(mod(17, 5), rem(17, 5)))
v = [4 8 15 16 23 42];
zeros(1, v(1)), plus(v(2), times(2, 3)), uminus(v(3)), not(v(1)), eq(mtimes(2, v), 2*v)
t = 'a text that is longer than sixteen characters';
u = [t t]; w = 0;
for k = 1:numel(u), w = w + (u(k) == t(1)); end
w, u(end:-7:1), u([1 3 5])
u(200)
