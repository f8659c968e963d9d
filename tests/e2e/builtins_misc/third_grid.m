% meshgrid of two vectors gives a third grid of the second one; ndgrid refuses.
[x,y,z]=meshgrid(1:2,3:5); size(x), squeeze(z(1,1,:))', [x,y,z]=meshgrid(1:2); size(z), squeeze(z(1,1,:))'
[x,y,z]=ndgrid(1:2); size(z)
try, [x,y,z]=ndgrid(1:2,1:3), catch e, disp(e.message), end
