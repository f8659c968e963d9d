s = 'Octave';
b = dec2bin(double(s), 8)
bits = reshape(b', 1, [])
back = char(bin2dec(reshape(bits, 8, [])'))'
hex_ = sprintf('%02X', s), char(hex2dec(reshape(hex_, 2, [])'))'
parity = mod(sum(b - '0', 2), 2)'
chk = mod(sum(double(s)), 256), xor_ = 0; for c = double(s), xor_ = bitxor(xor_, c); end, xor_
rot13 = @(t) char(t + 13 * (lower(t) >= 'a' & lower(t) <= 'm') - 13 * (lower(t) >= 'n' & lower(t) <= 'z')); rot13('Hello'), rot13(rot13('Hello'))
alphabet = ['A':'Z' 'a':'z' '0':'9' '+/']; numel(alphabet), v = double('Man'); n = v * [65536; 256; 1]; idx = floor(n ./ 64.^(3:-1:0)); alphabet(mod(idx, 64) + 1)
key = 'k'; enc = bitxor(uint8(s), uint8(key)), char(bitxor(enc, uint8(key)))
