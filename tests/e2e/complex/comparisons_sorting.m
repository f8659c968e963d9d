z = [2+1i, 1-1i, -2, 1+1i];
sort(z), sort(z, 'descend'), [s, i] = sort(z), max(z), min(z), [m, k] = max(z), z == 1-1i, z ~= -2, z > 1, z < 1i, any(z), all(z), find(z == -2), unique([z z]), ismember(-2, z), isequal(z, z), cummax(abs(z)), z(abs(z) > 1.5), abs(z) > 1.5 & real(z) > 0, isreal(z(3)), sum(z), mean(z), prod(z), cumsum(z), diff(z), dot(z, z), norm(z), z * z', round(z / 3), fix(z * 1.5), mod(5 + 0i, 3)
try, z > {1}, catch e, disp(e.message), end
try, bitand(z, 1), catch e, disp(e.message), end
try, z(1i), catch e, disp(e.message), end
try, zeros(1i), catch e, disp(e.message), end
try, 1:3i, catch e, disp(e.message), end
try, int8(z), catch e, disp(e.message), end
try, char(z), catch e, disp(e.message), end
try, mod(z, 2), catch e, disp(e.message), end
