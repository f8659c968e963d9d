% Calls a function as it is written, then compiled.
a = char ('a' + mod ((1:300) .^ 2, 26));
b = a([1:99, 120:300]);
b(7:31:end) = 'x';

addpath src
start = tic;
interpreted = edit_distance (a, b);
seconds = toc (start);
rmpath src

addpath build
start = tic;
compiled = edit_distance (a, b);
fprintf (stderr, "%.2f ms interpreted, %.2f ms compiled\n", 1000 * seconds, 1000 * toc (start));

printf ("300 and 280 letters: %d compiled, %d interpreted\n", compiled, interpreted);
printf ("kitten, sitting: %d\n", edit_distance ("kitten", "sitting"));
[~, ~, kind] = fileparts (which ("edit_distance"));
printf ("called: edit_distance%s\n", kind);
