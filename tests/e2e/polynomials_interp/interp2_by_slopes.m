% interp2 with the methods pchip and cubic, from grids and at single points
Z = magic(4);
interp2(Z, 1.3, 2.2, 'cubic'), interp2(Z, [1.5 2.5], [1.5; 3.25], 'pchip'), interp2([1 2 3], [1 2 3], magic(3), [1.5 2.5], [1.5; 2.5], 'cubic')
interp2([1 2 4 8], [0 1 3 4], Z, [1 3 8], [0 2 4]', 'pchip'), interp2(Z, 4.5, 1, 'cubic'), interp2([1 2 4 8], [0 1 3 4], Z, 5, 3.5, 'spline')
interp2([4 3 2 1], 1:4, Z, 1.25, 2.5, 'pchip'), interp2(1:2, 1:3, [1 2; 3 4; 7 9], 1.5, 2.5, 'cubic')
