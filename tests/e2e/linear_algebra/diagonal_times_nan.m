1;
function d1()
A = eye(2)*[NaN 1;1 1]
n = 2;
B = [NaN 1; 1 Inf] * (2*eye(n))
D = eye(3); D(2,2) = 5; D
x = eye(2)\[1 Inf; NaN 2]
inv(2*eye(2))
eye(2)+1
eye(2).*[NaN 1;Inf 1]
sum(eye(3))
eye(2)^2
E = eye(2)(1,:)
end

diag([2 0])\[1 3;1 5]
[1 3;1 5]/diag([2 0])
diag([2 4])\[1 3;NaN Inf]
eye(2,3)*[1 2;3 4;NaN 6]
[1 2;NaN 4]*eye(2,3)
d1();
