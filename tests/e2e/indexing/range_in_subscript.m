% A range in an expression that is a subscript, in a function of which conditions are joined.
1;
function z = f (Sp, tol)
    p = 3; a = 0;
    if (tol > 2 && p > length (Sp)), a = 1; end
    b = tol > 1 && length (Sp) > 2;
    ext = [sqrt(-Sp(1)), -sqrt(-Sp(1))];
    z = [ext(1+rem([1:2*p],2)), a, b];
end
z = f ([1 2 3], str2double('3'))
