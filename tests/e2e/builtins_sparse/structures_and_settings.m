% Orders of sparse matrices, settings of their solvers, short-time spectra.
1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
disp(ocean(4)),disp(ocean(10)),disp(ocean(7)),disp(ocean(5)),disp(ocean(3))
t(@() ocean({})),disp(ocean(1)), disp(ocean(0)), disp(size(ocean()))

f=fopen(tempname(),"w"); [m,e]=ferror(f), fclose(f);t(@() ferror()), t(@() ferror(99))
s=spparms(), spparms('tight'); spparms()', spparms('default'); [k,v]=spparms(), spparms('autoamd'), spparms('piv_tol',0.5); spparms('piv_tol'), t(@() spparms('foo')), t(@() spparms('foo',1)), spparms(), spparms('default')
t(@() spparms(1,2)); t(@() spparms({})); t(@() spparms(1:14)); spparms([0 1]); spparms()'
spparms('default')
x=sin((1:200)/5)';
[y,c]=stft(x); size(y), c, disp(abs(y(1:3,1:2))), y=stft(x,20,5,8,'rectangle'); disp(y(1:3,1:3)); [y,c]=stft(x,20,5,8,2); c, disp(size(y)), z=synthesis(y,c); size(z), disp(z(1:5))
t(@() stft()), t(@() stft(ones(3))), t(@() stft(x,20,5,8,'foo')), t(@() synthesis(1)), t(@() synthesis(y,[1 2]))
[c,m,v]=spstats(sparse([1 2;0 3;4 0])), [c,m,v]=spstats([1 2 3 4],[1 1 2 2]), c=spstats([1 0 3])
t(@() spstats())
disp(colperm(sparse([1 1 1;0 1 0;1 0 1]))), disp(colperm(sparse([1 1 1;1 1 0;1 0 1])))
disp(sprank(sparse([1 1;0 0]))), disp(sprank([1 2;3 4;5 6])), t(@() sprank()), t(@() sprank({}))
disp(etree(sparse([4 1 0 0;1 4 0 1;0 0 4 1;0 1 1 4]))), [p,q]=etree(speye(3)), [p,q]=etree(sparse([1 1 0;0 1 1;1 0 1]),'col')
