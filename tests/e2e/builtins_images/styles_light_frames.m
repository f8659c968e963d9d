[x, y] = gplot ([0 1 1; 1 0 0; 1 0 0], [0 0; 1 0; 1 1]);
disp ([x, y])
xy = gplot ([0 1; 1 0], [0 0; 2 3], 'r')
m = brighten ([0.1 0.2 0.3; 0.5 0.6 1], 0.5)
m = brighten ([0.1 0.2 0.3; 0.5 0.6 1], -0.5)
try, brighten ([.1 .2 .3], 2), catch e, disp (e.message), end
try, brighten ([.1 .2], 0.5), catch e, disp (e.message), end
formats = {'r--o', 'xb', ':', 'red', '', '-.g;key;', 'q', '-', 'k.', 'blacko', '--', 'ms', '^y-'};
for k = 1:numel (formats)
  [style, color, marker, msg] = colstyle (formats{k})
end
d = diffuse (1, 2, 3, [1 1 1])
d = diffuse ([1 2], [2 1], [3 0], [30 40])
d = diffuse (-1, -2, -3, [1 1 1])
d = specular (1, 2, 3, [1 1 1], [0 0 1])
d = specular ([1 2], [2 1], [3 0], [30 40], [0 90], 3)
try, diffuse ([1 2], 2, 3, [1 1 1]), catch e, disp (e.message), end
try, diffuse (1, 2, 3, [1 1 1 1]), catch e, disp (e.message), end
f = im2frame (ones (2, 2, 3))
f = im2frame ([1 2; 2 1], [0 0 0; 1 1 1])
f = im2frame (ones (2, 2, 1, 3), [0 0 0; 1 1 1])
try, im2frame (1), catch e, disp (e.message), end
try, im2frame (ones (2, 2, 2)), catch e, disp (e.message), end
[x, map] = frame2im (f(1))
[x, map] = frame2im (struct ('cdata', {uint8([1 2]), uint8([3 4])}, 'colormap', {[], []}))
try, frame2im (1), catch e, disp (e.message), end
