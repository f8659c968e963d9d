% Degrees: exact angles, whole turns, complex numbers, errors.
a=[0 30 45 60 90 120 135 150 180 210 225 240 270 300 330 360 390 -30 -60 -120 1e6 12345.678 -12345.678 1 17 100 -100 725];
printf("%.17g\n", sind(a)); disp --
printf("%.17g\n", cosd(a)); disp --
printf("%.17g\n", tand(a)); disp --
printf("%.17g\n", deg2rad(a)); disp --
printf("%.17g\n", sind(single(30))); class(sind(single(30)))
try, sind("abc"), catch e, disp(e.message), end
try, sind({1}), catch e, disp(e.message), end
try, tand("abc"), catch e, disp(e.message), end
try, deg2rad("abc"), catch e, disp(e.message), end
try, deg2rad(int8(3)), catch e, disp(e.message), end
try, deg2rad(1+2i), catch e, disp(e.message), end
try, rad2deg(1+2i), catch e, disp(e.message), end
try, rad2deg(int8(3)), catch e, disp(e.message), end
try, tand(1+2i), catch e, disp(e.message), end
try, cosd([1+2i 4]), catch e, disp(e.message), end
try, sind(Inf), tand(Inf), cosd(NaN), catch e, disp(e.message), end
atand(1+i), asind(2), acosd(2), acosd(-2)
try, tand(1,2), catch e, disp(e.message), end
sec(1+i), asech(2), acsch(1i), acoth(0.5), acoth(2), asech(0.5), sec([1 2;3 4])
tand([90 270 -90 180 45])
cosd([])
