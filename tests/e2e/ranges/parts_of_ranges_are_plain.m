% A part of a range is displayed as any matrix is.
b=12;
R = 0:0.1:b;
R(1:3)
R = 0:0.1:1;
R(1:3)
R([1 2 3])
R(:)'
R(1,:)
R(3)
R(1:3)'
R(2:end)
-R(2:3)
x=R(1:3)+1
R = 0:-0.1:-0.5;
R(1:3)
R
R = -(0:0.1:0.3)
R(1:2)
