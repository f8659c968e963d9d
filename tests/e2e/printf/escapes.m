fprintf('a\tb\n');
fprintf("a\tb\n");
fprintf('back\\slash\n');
fprintf('quote '' here\n');
fprintf("quote \" here\n");
fprintf('bell%cend\n', 33);
fprintf('octal \101\n');
fprintf('hex \x41\n');
disp('no \n escape');
disp("with \\ escape");
x = sprintf('a\nb');
double(x)
y = 'a\nb'; length(y)
fprintf(y); fprintf('\n');
fprintf('%s\n', y);
fprintf("%s\n", "p\tq");
puts("puts\n"); fputs(stdout, "fputs\n"); fdisp(stdout, 5);
