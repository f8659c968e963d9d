% Shapes of what fread and ostrsplit give, checks of inline, glpk and normest1, complex equations of fsolve.
1;
function y = cfun (x)
  y(1) = (1+i)*x(1)^2 - (1-i)*x(2) - 2;
  y(2) = sqrt (x(1)*x(2)) - (1-2i)*x(3) + (3-4i);
  y(3) = x(1) * x(2) - x(3)^2 + (3+i)^2;
end
[br,ar]=residue([1;2;3],[1;1;2],[4 5])
[br,ar]=residue([1;-1],[1;2],[])
[br,ar]=residue([1;2],[3;3],[],[1;2])
ostrsplit("a,,b",","), ostrsplit(",a",",",true)
c=ostrsplit(char ("a,bc", ",de"), ","); cellfun(@size,c,'UniformOutput',false){:}
c=ostrsplit("a,,b", ","); cellfun(@size,c,'UniformOutput',false){:}
c=ostrsplit(",", ","); cellfun(@size,c,'UniformOutput',false){:}
x=inline("x^2",2);
try, inline("x",1.5), catch e, disp(e.message), end
try, inline("x",-1), catch e, disp(e.message), end
try, inline("x",0), catch e, disp(e.message), end
try, inline("x",2,3), catch e, disp(e.message), end
try, inline("x","a",3), catch e, disp(e.message), end
try, inline("x","a",""), catch e, disp(e.message), end

std_ok=std([1 2 3])
try, std(), catch e, disp(e.message), end
try, std(1,2,3,4), catch e, disp(e.message), end
try, getppid(1), catch e, disp(e.message), end
try, getuid(1), catch e, disp(e.message), end
try, getgid(1), catch e, disp(e.message), end
try, geteuid(1), catch e, disp(e.message), end
try, getpgrp(1), catch e, disp(e.message), end
try, glpk(1,1,1,[1;2],1), catch e, disp(e.message), end
try, glpk(1,1,1,1,[1;2]), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"U","C","a"), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"U","C",[1 2]), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"U","C",1,3), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"X"), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"UU"), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"U","X"), catch e, disp(e.message), end
try, glpk(1,1,1,0,1,"U","CC"), catch e, disp(e.message), end
normest1([1 2;3 4],2,[1 0;0 1])
try, normest1(ones(4),2,[1;1;1;1]), catch e, disp(e.message), end
try, normest1(ones(4),2,ones(3,2)), catch e, disp(e.message), end
try, normest1(ones(4),5), catch e, disp(e.message), end
try, normest1(ones(4),{1}), catch e, disp(e.message), end
[a,b,c,d]=normest1([1 2;3 4])
[a,b,c,d]=normest1(magic(6))
f=tempname(); fid=fopen(f,"w"); fwrite(fid,"abcdefg"); fclose(fid); fid=fopen(f);
[d,n]=fread(fid,[10 2],"int16"), frewind(fid); [d,n]=fread(fid,[2 10],"int16"), frewind(fid); [d,n]=fread(fid,[3 Inf],"uint8"), frewind(fid); [d,n]=fread(fid,[7 2]), frewind(fid); [d,n]=fread(fid,[8 1]), frewind(fid), [d,n]=fread(fid,[1 10]), frewind(fid); [d,n]=fread(fid,20), [d,n]=fread(fid,[2 3])
fclose(fid); unlink(f);


sinint (0), signbit (sinint (-0)), cosint (-0), cosint (complex (-0, -0))
x = [i, 1, 1+i];
[x, f, info] = fsolve (@cfun, x, optimset ("ComplexEqn", "on")); x, norm(f)<1e-5, info
[x,fval,info]=fsolve(@(x) 0*x-1, 0)
[x,fval,info]=fsolve(@(x) x^2-2, 1)
try, fsolve(@(x) x^2+2i, 1), catch e, disp(e.message), end

