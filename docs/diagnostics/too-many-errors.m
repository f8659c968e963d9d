% Mend the first errors: the others often follow from them.
%% repeat 60
x = = 1;
