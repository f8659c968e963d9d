% communications: QPSK, Hamming(7,4), convolutional + Viterbi, CRC, Huffman, LZ, entropy
1;
function [code, len] = huffman(p)
  n = numel(p); code = cell(1, n); code(:) = {''};
  grp = num2cell(1:n); w = p;
  while numel(w) > 1
    [w, o] = sort(w, 'descend'); grp = grp(o);
    for k = grp{end}, code{k} = ['1' code{k}]; end
    for k = grp{end-1}, code{k} = ['0' code{k}]; end
    grp{end-1} = [grp{end-1} grp{end}]; grp(end) = [];
    w(end-1) = w(end-1) + w(end); w(end) = [];
  end
  len = cellfun(@length, code);
end
function y = conv_enc(x)
  s = [0 0]; y = [];
  for b = x
    y = [y mod(b + s(1) + s(2), 2) mod(b + s(2), 2)];
    s = [b s(1)];
  end
end
function x = viterbi(y)
  n = numel(y) / 2; pm = [0 Inf Inf Inf]; prev = zeros(n, 4); in = zeros(n, 4);
  for t = 1:n
    r = y(2*t-1:2*t); npm = Inf(1, 4);
    for s = 0:3
      for b = 0:1
        s1 = floor(s/2); s2 = mod(s, 2);
        o = [mod(b+s1+s2, 2) mod(b+s2, 2)];
        ns = 2*b + s1; m = pm(s+1) + sum(o ~= r);
        if m < npm(ns+1), npm(ns+1) = m; prev(t, ns+1) = s; in(t, ns+1) = b; end
      end
    end
    pm = npm;
  end
  [~, s] = min(pm); x = zeros(1, n); s--;
  for t = n:-1:1, x(t) = in(t, s+1); s = prev(t, s+1); end
end
function out = lzw(s)
  d = containers.Map('KeyType', 'char', 'ValueType', 'double');
  u = unique(s); for k = 1:numel(u), d(u(k)) = k; end
  w = ''; out = [];
  for c = s
    if d.isKey([w c]), w = [w c];
    else out(end+1) = d(w); d([w c]) = d.Count + 1; w = c; end
  end
  out(end+1) = d(w);
end
p = [0.4 0.2 0.2 0.1 0.1];
[code, len] = huffman(p)
avg = p * len', H = -sum(p .* log2(p))
G = [1 0 0 0 1 1 0; 0 1 0 0 1 0 1; 0 0 1 0 0 1 1; 0 0 0 1 1 1 1];
Hm = [G(:, 5:7)' eye(3)]
d = [1 0 1 1]; cw = mod(d * G, 2)
r = cw; r(3) = 1 - r(3); syn = mod(Hm * r', 2)'
pos = find(all(Hm == syn', 1))
r(pos) = ~r(pos); isequal(r, cw)
x = [1 0 1 1 0 0]; y = conv_enc(x)
y(4) = 1 - y(4); viterbi(y)
lzw('abababcabab')
bits = [0 0 1 1 0 1 1 0]; sym = ((1 - 2*bits(1:2:end)) + 1i*(1 - 2*bits(2:2:end))) / sqrt(2)
abs(sym), angle(sym)*180/pi
noise = 0.1 * [1 -1i 1+1i -1];
rx = sym + noise
det_ = [real(rx) < 0; imag(rx) < 0], ber = mean(det_(:)' ~= bits)
evm = sqrt(mean(abs(rx - sym).^2))
manch = kron(bits, [1 0]) + kron(~bits, [0 1])
nrzi = mod(cumsum(bits), 2)
gray = bitxor(0:7, bitshift(0:7, -1)), dec2bin(gray)
par = mod(sum(reshape(bits, 4, 2)), 2)
[q, rem_] = deconv([1 0 1 1 0 0 0], [1 0 1 1]); mod(rem_, 2)
snr = 0:2:10; ber_t = 0.5 * erfc(sqrt(10.^(snr/10)))
cap = log2(1 + 10.^(snr/10))
semi = [snr; ber_t]
hd = sum(dec2bin(5, 4) ~= dec2bin(12, 4)), hadamard(4), walsh = hadamard(4) * [1 2 3 4]'
