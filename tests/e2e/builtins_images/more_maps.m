% Maps of colours: viridis, turbo, rainbow.
try, viridis([1 2]), catch e, disp(e.message), end
size(viridis())
printf("%.17g ",viridis(37),turbo(64),rainbow(37));
size(turbo(1)), turbo(0), rainbow(0), rainbow(3.7), turbo(-1)
