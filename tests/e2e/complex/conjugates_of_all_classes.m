% conj of real and complex numbers of each class, of one and of several
1;
function t(x)
  try, y = conj(x); catch e, disp(e.message); return, end
  disp(class(y)); disp(y); disp(isreal(y));
  z = conj(x)*2; disp(z); 
  if numel(x) > 1, w = conj(x(2)); disp(w); v = conj(x(x~=0)); disp(v); disp(isreal(conj(x(1)))); end
end
t(1+2i); t([1+2i 3]); t(complex(1,0)); t([1 2 3]); t(single([1 2])); t(single([1+i 2])); t(single(3-2i)); t(int8([1 2])); t(true); t('ab'); t([true false]); t([]); t(zeros(0,3)); t(-0.0); t([NaN -Inf]);
a = [1+0i 2+3i]; b = conj(a(1)), c = conj(a), d = conj(c(2)*conj(a(2))), isreal(d)
for k=1:2, q = conj(a(k)), end
