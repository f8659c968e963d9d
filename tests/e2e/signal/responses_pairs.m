% Frequency responses at given points or on the circle, and complex numbers in pairs.
[h, w] = freqz ([1 2 3], [1 .5], 4)
[h, w] = freqz ([1 2 3]', [], 4, 'whole')
[h, w] = freqz ([1 2 3], 1, 4, 'whole', 100)
[h, w] = freqz ([1 2 3], 1, 4, 100)
[h, w] = freqz ([1 2 3i], 1, 3)
[h, w] = freqz ([1 2 3], [1 .5], [0 .1 .2])
[h, w] = freqz ([1 2 3], [1 .5], [0 .1 .2]')
[h, w] = freqz ([1 2 3], [1 .5], [0 .1; .2 .3])
[h, w] = freqz ([1 2 3], [1 .5], [0 .1 .2], 10)
[h, w] = freqz ([1 2 3], [1 .5], [0 .1 .2], 'half', 10)
[h, w] = freqz (1:9, [1 .5], 3)
[h, w] = freqz (1:9, [1 .5], 3, 'whole')
h = freqz ([], [1 .5], 3)
try, freqz (magic (3)), catch e, disp (e.message), end
try, h = freqz (1, magic (3)), catch e, disp (e.message), end
try, h = freqz (1, 1, 0), catch e, disp (e.message), end
try, freqz (), catch e, disp (e.message), end
h = freqz ([1 2 3]);
size (h)
cplxpair ([])
cplxpair (1)
cplxpair ([1+2i 1-2i])
cplxpair ([3 1+2i 2 1-2i 0])
cplxpair ([3;1+2i;2;1-2i;0])
cplxpair ([1 1+2i 2 1-2i; 1 2i 3 -2i], [], 2)
cplxpair ([1 1+2i 2 1-2i; 1 2i 3 -2i].', 1e-3, 1)
cplxpair (cat (3, [1+i 1-i], [2+i 2-i]), [], 2)
cplxpair (cat (3, [1+i 1-i], [2+i 2-i]))
cplxpair (single ([1+2i 1-2i 5]))
cplxpair ([0 0 0])
cplxpair (exp (2i*pi*[0:4]'/5))
cplxpair ([1+i; 3; 1-i; 2; 1+1e-17*i; 1+i; 1-i])
z = cplxpair ([1-1i, 1+1i, 1+2i, 1-2i, 1+1i 1-1i])
try, cplxpair ([1+i 2 3]), catch e, disp (e.message), end
try, cplxpair ([1+i 2+i 3]), catch e, disp (e.message), end
try, cplxpair (1, ones(2,3)), catch e, disp (e.message), end
try, cplxpair (1, -1), catch e, disp (e.message), end
try, cplxpair ([1+i 1-i], 0), catch e, disp (e.message), end
try, cplxpair (1, [], 3), catch e, disp (e.message), end
try, cplxpair ([1+i 1-i], [], 0.5), catch e, disp (e.message), end
try, cplxpair (), catch e, disp (e.message), end
cplxpair ([1 2; 3 4])
cplxpair (int8 ([2 1]))
