% Wrong uses: what is no square matrix.
try, kogbet({}), catch err, disp(err.message), end
try, kogbet(), catch err, disp(err.message), end
disp('and now')
s = kogbet([1 2 3; 4 5 6]);
