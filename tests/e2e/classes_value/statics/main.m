t = Temp.fromCelsius (20);
t.kelvin
t.celsius ()
t.toCelsius (300)
Temp.toCelsius (0)
Temp.base
Temp.PAIR
[a, b] = Temp.two (4)
Temp.show (1, 2, 3)
Temp.show
h = @Temp.toCelsius;
h (1000)
cellfun (@Temp.toCelsius, {1, 2, 3})
f = @(x) Temp.fromCelsius (x).kelvin;
f (1)
try, Temp.nothing, catch e, disp (e.message), end
try, Temp.celsius, catch e, disp (e.message), end
try, Temp.kelvin, catch e, disp (e.message), end
