% Two quick capacitors.
cap = capacitor(1, 2, 2, 3, 8, 1e-9, 1.7);
fprintf('capacitance %.8g\n', cap);
cap = capacitor(0.6514926, 0.3493735, 1.8418078, 4.489779, 10, 1e-4, 0.9);
fprintf('capacitance %.8g\n', cap);
disp(linspace(1, 2, 5))
