% Make the script a function, or call it as a statement of its own, without arguments.
x = settings(1);
%% file settings.m
tolerance = 1e-3;
