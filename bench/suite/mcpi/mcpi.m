function p = mcpi(n, m)
% MCPI  pi from n x m random points.
hits = 0;
for i = 1:n
    for j = 1:m
        x = rand();
        y = rand();
        if x^2 + y^2 <= 1
            hits = hits + 1;
        end
    end
end
p = 4*hits/(n*m);
