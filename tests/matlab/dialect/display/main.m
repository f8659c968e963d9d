% "format", "disp", "display", "Display Format for Numeric Values", "Represent Text with Character and String Arrays"
%#dialect matlab
x = 5;
check(evalc('x'), '\nx =\n\n     5\n\n');
x = pi;
check(evalc('x'), '\nx =\n\n    3.1416\n\n');
x = [1 2 3; 4 5 60];
check(evalc('x'), '\nx =\n\n     1     2     3\n     4     5    60\n\n');
x = [1.5 NaN -2];
check(evalc('x'), '\nx =\n\n    1.5000       NaN   -2.0000\n\n');
x = [1000.5 2];
check(evalc('x'), '\nx =\n\n   1.0e+03 *\n\n    1.0005    0.0020\n\n');
x = 12345.678;
check(evalc('x'), '\nx =\n\n   1.2346e+04\n\n');
x = 'abc';
check(evalc('x'), '\nx =\n\n    ''abc''\n\n');
x = "abc";
check(evalc('x'), '\nx = \n\n    "abc"\n\n');
x = ["a" "bcd"; "ef" missing];
check(evalc('x'), '\nx = \n\n  2×2 string array\n\n    "a"     "bcd"\n    "ef"    <missing>\n\n');
x = true;
check(evalc('x'), '\nx =\n\n  logical\n\n   1\n\n');
x = [true false];
check(evalc('x'), '\nx =\n\n  1×2 logical array\n\n   1   0\n\n');
x = int8([1 -20 3]);
check(evalc('x'), '\nx =\n\n  1×3 int8 row vector\n\n     1   -20     3\n\n');
x = {1, 'abc'; [1 2 3], {2}};
check(evalc('x'), '\nx =\n\n  2×2 cell array\n\n    {[    1]}    {''abc''   }\n    {[1 2 3]}    {1×1 cell}\n\n');
x = [];
check(evalc('x'), '\nx =\n\n     []\n\n');
x = zeros(0, 3);
check(evalc('x'), '\nx =\n\n  0×3 empty double matrix\n\n');
x = 1 + 2i;
check(evalc('x'), '\nx =\n\n   1.0000 + 2.0000i\n\n');
f = @(x) x.^2 + 1;
check(evalc('f'), '\nf =\n\n  function_handle with value:\n\n    @(x)x.^2+1\n\n');
st.a = 1;
st.name = 'Bob';
st.m = magic(4);
check(evalc('st'), '\nst = \n\n  struct with fields:\n\n       a: 1\n    name: ''Bob''\n       m: [4×4 double]\n\n');
check(evalc('disp([1 2 3])'), '     1     2     3\n');
check(evalc('disp("abc")'), 'abc\n');
check(evalc('4 + 1'), '\nans =\n\n     5\n\n');
format compact
x = 5;
check(evalc('x'), 'x =\n     5\n');
disp("passed")
function check(have, wanted)
  assert(strcmp(have, sprintf(wanted)), have);
end
