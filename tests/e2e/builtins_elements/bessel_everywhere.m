1;
function R(a,b)
  % 9 digits, without parts that are nothing but rounding
  a = complex (a(:)');
  re = real (a); im = imag (a);
  re(abs (re) <= 1e-11 * abs (a)) = 0;
  im(abs (im) <= 1e-11 * abs (a)) = 0;
  printf ("%.9g%+.9gi ", [re + 0; im + 0]);
  printf ("%s\n", mat2str (b));
end
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
for f={'besselj','bessely','besseli','besselk'}
f=f{1}; disp(f)
t(@() feval(f))
t(@() feval(f,1))
t(@() feval(f,'a',1))
t(@() feval(f,1,'a'))
t(@() feval(f,1,2,3,4))
t(@() feval(f,[1 2;3 4],[1 2 3]))
t(@() feval(f,[1 2],[1 2 3]))
t(@() feval(f,[1 2]',[1 2 3]'))
t(@() feval(f,1,2,'x'))
[a,b]=feval(f,1,2); R(a,b)
[a,b]=feval(f,[0 1],[1;2;-3]); R(a,b)
[a,b]=feval(f,[0 1],[1 2]); R(a,b)
[a,b]=feval(f,-1.5,[1 2]); R(a,b)
[a,b]=feval(f,0,[]); R(a,b)
[a,b]=feval(f,1,0); R(a,b)
[a,b]=feval(f,0.5,-2); R(a,b)
[a,b]=feval(f,0,1e5); R(a,b)
[a,b]=feval(f,2,1+2i); R(a,b)
[a,b]=feval(f,2,1,1); R(a,b)
[a,b]=feval(f,2,1+2i,1); R(a,b)
[a,b]=feval(f,2,1,0); R(a,b)
[a,b]=feval(f,2,-1,1); R(a,b)
a=feval(f,2,true)
end
z = [0.01+0.02i; 1+1i; -1.5+0.3i; 1.99i; -3-4i; 6i; -6i; 12-1e-3i; -20+3i; 26+1i; -100-70i; 5; -5];
for f = {"besselj", "bessely", "besseli", "besselk"}
  disp (f{1})
  for nu = [0, 0.3, 1, 2.5, 7, 20, -0.7, -2, -3.5]
    [a, b] = feval (f{1}, nu, z); R (a, b')
    [a, b] = feval (f{1}, nu, z, 1); R (a, b')
  end
end
for nu = [0, 0.3, 7, 20, -0.7, -2]
  R (besselh (nu, 1, z), 0); R (besselh (nu, 2, z), 0); R (besselh (nu, 2, z, true), 0);
end
