% A small picture.
M = mandel(256, 20);
shades = ' .:-=+*#%@@';
disp(shades(floor(M/2) + 1))
fprintf('sum %d\n', sum(M(:)));
escape(0, 10), escape(2 + 2i, 10), escape(0.3 + 0.6i, 100)
