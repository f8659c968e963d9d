r = 1:3; c = [1; 2];
r + c, r - c, r .* c, r ./ c, r .\ c, r .^ c, r == c, r ~= c, r < c, r <= c, r > c, r >= c, r & c, (r > 1) | (c > 1), xor(r > 1, c > 1), max(r, c), min(r, c), mod(r, c), rem(r, c), atan2(r, c), hypot(r, c), plus(r, c), times(r, c), power(r, c), bsxfun(@minus, r, c), gcd(r, c), int8(r) + int8(c), single(r) .* c, 'ab' + c, complex(r, r) + c
