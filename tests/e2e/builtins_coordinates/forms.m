% Coordinates: matrices, scalars spread over arrays, errors.
[x,y,z] = pol2cart(0,[1 2 3],1)
[x,y] = pol2cart([0 1;pi/2 2])
[x,y,z] = pol2cart([0 1 5])
[t,r] = cart2pol([1 0],[0 2])
[t,r,z] = cart2pol(1,2,[3 4])
[t,r] = cart2pol([1 2;3 4])
[t,p,r] = cart2sph(1,2,[3 4])
[t,p,r] = cart2sph([1 2 3;3 4 5])
[a,b,c] = sph2cart(1,2,[3 4])
[a,b,c] = sph2cart([0 0 1])
try, pol2cart({1,2,3}), catch e, disp(e.message), end
try, pol2cart(ones(3,4)), catch e, disp(e.message), end
try, pol2cart([1;1],[2 2]), catch e, disp(e.message), end
try, cart2pol([1 2],[1 2],{1}), catch e, disp(e.message), end
try, cart2sph({1},[2 2],1), catch e, disp(e.message), end
try, cart2sph(ones(3,2)), catch e, disp(e.message), end
try, sph2cart([1;1],[2 2],[3 3]), catch e, disp(e.message), end
