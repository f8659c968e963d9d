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
t(@() airy())
t(@() airy(4,1))
t(@() airy({},1))
t(@() airy('a',1))
t(@() airy(0,{}))
t(@() airy(0,'a'))
t(@() airy(0,1,2,3))
t(@() airy(0,1,'x'))
z=[0 1 -1 2.5 -3 1+2i -2+1i 5-5i 50i -30+1i 100];
for k=0:3, [a,b]=airy(k,z); R(a,b), [a,b]=airy(k,z,1); R(a,b), end
[a,b]=airy([1 2;3 4]); R(a,b)
a=airy(single(2)), class(a)
a=airy(2,3,true)
a=airy(0,[])
a=airy(0,1000)
a=airy(2,1000)
a=airy(0,-1e6)
a=airy(0,NaN)
t(@() besselh())
t(@() besselh(1))
t(@() besselh(1,3,2))
t(@() besselh(1,{},2))
t(@() besselh(1,1,2,3,4))
t(@() besselh({},1,2))
for k=1:2, [a,b]=besselh(0.5,k,z); R(a,b), [a,b]=besselh(2,k,z,1); R(a,b), end
[a,b]=besselh(0,[1 2 3]); R(a,b)
[a,b]=besselh([0 1 2],1,[1;2]); R(a,b)
a=besselh(0,1,single(2)); class(a)
a=besselh(1,0)
