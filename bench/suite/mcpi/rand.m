function r = rand()
% RAND  Stand-in for the library's own: the same numbers on every machine.
persistent seed
if isempty(seed)
    seed = 42;
end
seed = mod(16807*seed, 2147483647);
r = seed/2147483647;
