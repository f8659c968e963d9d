% Driver of the capacitor, published size.
a = 2*0.3257463;
b = 8.65*0.04039;
c = 3.29*0.55982;
d = 6.171*0.727561;
n = floor(56.0980*0.36);
tol = 1.3e-13;
rel = 0.90;
cap = capacitor(a, b, c, d, n, tol, rel);
fprintf('capacitance %.10g\n', cap);
