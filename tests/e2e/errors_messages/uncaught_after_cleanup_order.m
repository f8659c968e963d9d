c = onCleanup(@() disp('object cleaned'));
x = struct('a', 1);
disp('working')
y = x.b;
