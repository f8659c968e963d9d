% +x of constants that no double holds.
x = {+uint64(18446744073709551615), +int64(9223372036854775807), +uint64(9007199254740993)}
a.b = +uint64(18446744073709551615)
y = {+true, class(+true), class(+'a'), +single(2.5), +int8(-5), class(+int8(3))}
switch 3, case {[], +uint64(18446744073709551615)}, disp('two'), otherwise, disp('other'), end
z = +int64(9223372036854775807) - int64(1)
