% Transpose one operand, or take `.*` for products by element.
a = ones(2, 3);
b = ones(4, 5);
c = a * b;
