% A linear congruential generator, a shuffle and bits of its numbers.
seed = 2024;
n = 3000000;
ones_seen = 0;
runs = 0;
last = -1;
for k = 1:n
    seed = mod(1664525 * seed + 1013904223, 2^32);
    bit = mod(floor(seed / 2^16), 2);
    ones_seen = ones_seen + bit;
    if bit ~= last
        runs = runs + 1;
        last = bit;
    end
end
deck = 1:52;
for round = 1:20000
    for i = 52:-1:2
        seed = mod(1664525 * seed + 1013904223, 2^32);
        j = mod(floor(seed / 65536), i) + 1;
        deck([i j]) = deck([j i]);
    end
end
x = uint32(seed);
for k = 1:1000000
    x = bitxor(x, bitshift(x, 13));
    x = bitxor(x, bitshift(x, -17));
    x = bitxor(x, bitshift(x, 5));
end
fprintf('%d %d %d\n', ones_seen, runs, seed);
fprintf('%d ', deck);
fprintf('\n%d\n', x);
