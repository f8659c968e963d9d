% max and min of logical values, texts and complex numbers; find and issorted with rare arguments
disp (class (max ([true false], false))), disp (max ([true false], false)), disp (min (true, [true false]))
disp (max ("abc", "b")), disp (min ("b", "cba"))
try, max ("a", true), catch e, disp (e.message), end
z = min ([4, 2i 4.999; -2, 2, 3+4i])
[m, k] = max ([2i 2 -2])
[m, k] = min ([-2 2i 2 -2i])
disp (isreal (max ([1+1i 2])))
disp (find ([2 0 1 0 5 0], Inf)), disp (find ([2 0 1 0 5 0], Inf, "last"))
disp ([issorted([3 2 1], "either") issorted([1 3 2], "either") issorted({"b","a"}, "either")])
disp (iscomplex (0i)), a = 0i
