try, int32(4) < (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) < int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) < (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) < int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) < [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] < int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) < [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] < int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) < single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true < (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' < (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) <= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) <= int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) <= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) <= int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) <= [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] <= int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) <= [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] <= int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) <= single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true <= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' <= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) > (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) > int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) > (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) > int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) > [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] > int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) > [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] > int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) > single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true > (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' > (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) >= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) >= int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) >= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) >= int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) >= [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] >= int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) >= [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] >= int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) >= single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true >= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' >= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) == (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) == int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) == (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) == int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) == [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] == int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) == [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] == int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) == single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true == (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' == (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) ~= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) ~= int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) ~= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) ~= int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) ~= [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] ~= int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) ~= [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] ~= int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) ~= single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true ~= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' ~= (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) & (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) & int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) & (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) & int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) & [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] & int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) & [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] & int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) & single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true & (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' & (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) | (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) | int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) | (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) | int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) | [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] | int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) | [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] | int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) | single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true | (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' | (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) + (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) + int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) + (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) + int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) + [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] + int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) + [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] + int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) + single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true + (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' + (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) .* (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) .* int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) .* (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) .* int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) .* [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] .* int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) .* [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] .* int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) .* single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true .* (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' .* (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) - (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) - int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) - (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) - int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) - [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] - int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) - [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] - int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) - single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true - (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' - (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) ./ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) ./ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) ./ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) ./ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) ./ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] ./ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) ./ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] ./ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) ./ single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true ./ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' ./ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) .^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) .^ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) .^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) .^ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) .^ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] .^ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) .^ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] .^ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) .^ single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true .^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' .^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) * (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) * int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) * (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) * int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) * [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] * int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) * [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] * int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) * single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true * (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' * (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) / (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) / int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) / (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) / int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) / [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] / int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) / [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] / int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) / single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true / (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' / (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) \ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) \ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) \ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) \ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) \ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] \ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) \ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] \ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) \ single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true \ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' \ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) ^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) ^ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) ^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, (1+2i) ^ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) ^ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] ^ int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 2]) ^ [1+2i 3]
catch e_, disp(['ERR ' e_.message]), end
try, [1+2i 3] ^ int8([1 2])
catch e_, disp(['ERR ' e_.message]), end
try, int8(1) ^ single(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, true ^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, 'a' ^ (1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, max(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, max(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, max(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, min(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, min(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, min(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, mod(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, mod(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, mod(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, atan2(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, atan2(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, atan2(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, eq(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, eq(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, eq(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, plus(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, plus(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, plus(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, times(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, times(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, times(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, power(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, power(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, power(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, isequal(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, isequal(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, isequal(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, bitand(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, bitand(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, bitand(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, idivide(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, idivide(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, idivide(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, ismember(int32(4), 1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, ismember(1+2i, int32(4))
catch e_, disp(['ERR ' e_.message]), end
try, ismember(int32([4 5]), [1+2i 3])
catch e_, disp(['ERR ' e_.message]), end
try, [int8(1) 1i]
catch e_, disp(['ERR ' e_.message]), end
try, x = int8([1 2 3]); x(2) = 1i
catch e_, disp(['ERR ' e_.message]), end
try, x = [1 2i]; x(2) = int8(5)
catch e_, disp(['ERR ' e_.message]), end
try, x = [1+2i 3]; x(1) = int8(7), class(x)
catch e_, disp(['ERR ' e_.message]), end
try, int8(1+2i)
catch e_, disp(['ERR ' e_.message]), end
try, sum(int8([1 2])) + 1i
catch e_, disp(['ERR ' e_.message]), end
try, z = 1+2i; z += int8(1)
catch e_, disp(['ERR ' e_.message]), end
try, int8(5) == 1i
catch e_, disp(['ERR ' e_.message]), end
try, for k = [1+2i 3], k, end
catch e_, disp(['ERR ' e_.message]), end
try, if 1i == int8(1), end
catch e_, disp(['ERR ' e_.message]), end
try, switch int8(1), case 1i, disp('y'), otherwise, disp('n'), end
catch e_, disp(['ERR ' e_.message]), end
try, switch 1i, case int8(1), disp('y'), otherwise, disp('n'), end
catch e_, disp(['ERR ' e_.message]), end
try, isequal(int8(1), 1+0i)
catch e_, disp(['ERR ' e_.message]), end
try, complex(int8(1), 2)
catch e_, disp(['ERR ' e_.message]), end
try, complex(1, int8(2))
catch e_, disp(['ERR ' e_.message]), end
try, real(int8(3)), imag(int8(3)), conj(int8(3))
catch e_, disp(['ERR ' e_.message]), end
try, [int8(1), single(2)]
catch e_, disp(['ERR ' e_.message]), end
try, abs(int8(-1)) * 1i
catch e_, disp(['ERR ' e_.message]), end
try, isequal(int8([1 2]), 1i)
catch e_, disp(['ERR ' e_.message]), end
try, isequal(int8([1 2]), [1i 2 3])
catch e_, disp(['ERR ' e_.message]), end
try, isequal(1i, 1i, int8(1))
catch e_, disp(['ERR ' e_.message]), end
try, k = int8(3); z = 1+2i; if k < z, disp('x'), end
catch e_, disp(['ERR ' e_.message]), end
try, k = int8(3); z = 1+2i; k == z
catch e_, disp(['ERR ' e_.message]), end
try, k = int8([3 4]); z = [1+2i 3]; k >= z
catch e_, disp(['ERR ' e_.message]), end
try, k = int8(3); z = 2i * 1i; k == z
catch e_, disp(['ERR ' e_.message]), end
try, z = 2i; z = z * z; int8(3) < z
catch e_, disp(['ERR ' e_.message]), end
try, k = int8(3); while k > 1i, end
catch e_, disp(['ERR ' e_.message]), end
try, a = 3; k = int8(a); z = complex(1, 0); k == z
catch e_, disp(['ERR ' e_.message]), end
try, x = NaN; y = uint8(3); x & y
catch e_, disp(['ERR ' e_.message]), end
try, x = NaN; y = uint8([3 4]); x & y
catch e_, disp(['ERR ' e_.message]), end
try, x = [1 NaN]; k = int8(2); q = x | k
catch e_, disp(['ERR ' e_.message]), end
try, NaN | int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, int32(4) | NaN
catch e_, disp(['ERR ' e_.message]), end
try, NaN & int32(0)
catch e_, disp(['ERR ' e_.message]), end
try, int32(1) & NaN
catch e_, disp(['ERR ' e_.message]), end
try, [NaN 1] & int8([1 1])
catch e_, disp(['ERR ' e_.message]), end
try, int8([1 1]) | [NaN 1]
catch e_, disp(['ERR ' e_.message]), end
try, [NaN 1] | int8(0)
catch e_, disp(['ERR ' e_.message]), end
try, int8(0) | [NaN 1]
catch e_, disp(['ERR ' e_.message]), end
try, NaN | int8([0 0])
catch e_, disp(['ERR ' e_.message]), end
try, int8([0 0]) | NaN
catch e_, disp(['ERR ' e_.message]), end
try, NaN | true
catch e_, disp(['ERR ' e_.message]), end
try, true | NaN
catch e_, disp(['ERR ' e_.message]), end
try, NaN | 'a'
catch e_, disp(['ERR ' e_.message]), end
try, single(NaN) | int8(1)
catch e_, disp(['ERR ' e_.message]), end
try, single(NaN) | 1
catch e_, disp(['ERR ' e_.message]), end
try, NaN | single(1)
catch e_, disp(['ERR ' e_.message]), end
try, [NaN 1] | single(1)
catch e_, disp(['ERR ' e_.message]), end
try, single([NaN 1]) & int8([1 0])
catch e_, disp(['ERR ' e_.message]), end
try, NaN & [1 0]
catch e_, disp(['ERR ' e_.message]), end
try, [true false] & NaN
catch e_, disp(['ERR ' e_.message]), end
try, not(NaN)
catch e_, disp(['ERR ' e_.message]), end
try, ~[NaN 1]
catch e_, disp(['ERR ' e_.message]), end
try, xor(NaN, 1)
catch e_, disp(['ERR ' e_.message]), end
try, xor(NaN, int8(1))
catch e_, disp(['ERR ' e_.message]), end
try, and(NaN, int8(1))
catch e_, disp(['ERR ' e_.message]), end
try, NaN && 1
catch e_, disp(['ERR ' e_.message]), end
try, x = NaN; x | int32(4)
catch e_, disp(['ERR ' e_.message]), end
try, x = NaN; y = uint8(3); x & y
catch e_, disp(['ERR ' e_.message]), end
