1;
function t(f, x), z = f(x); printf('%-8s', func2str(f)); printf(' %.6g%+.6gi', [real(z); imag(z)]); printf(' |'); printf(' %g%+g', 1./[real(z); imag(z)]); disp(class(z)), end
fs = {@sqrt,@log,@log2,@log10,@log1p,@asin,@acos,@acosh,@atanh,@asec,@acsc,@acoth,@asecd,@acscd};
for k = 1:numel(fs)
  t(fs{k}, [-0 -5 0 0.5 2 -0.5 5 Inf NaN -Inf 1 -1]); t(fs{k}, [-3 -0]); t(fs{k}, [3 0.2 -0.2 -3]);
end
for k = 1:5, t(fs{k}, single([-0 -5 0 0.5 2 -0.5 5])); end
u = sqrt(mod((1:8)*5, 7).^2); w = -u; sqrt(w), a = 1./real(ans), log(-[0 1]), 1./imag(ans)
