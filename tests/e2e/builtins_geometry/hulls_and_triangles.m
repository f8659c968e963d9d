x=[0 1 1 0 .5 .2 .9]; y=[0 0 1 1 .5 .3 .1];
convhull(x,y)'
[h, v] = convhull([x' y']); h', v
t=-3:0.47:3; h=convhull(cos(t),sin(t))'
x=[-3 -2.5 -1 0 1 2 2.7 0.3]; y=[1 4 2 8 -1 0 3 9];
h=convhull(x,y)'
[h,v]=convhulln([x' y'])
T=delaunay(x,y); sortrows(sort(T,2))
[h,v]=convhulln([0 0 0;1 0 0;0 1 0;0 0 1;.1 .1 .1])
s = sin((1:20)' * [1 2 3] * 1.7);
[h,v]=convhulln(s); sortrows(sort(h,2)), v
T=delaunay(s(:,1),s(:,2)); sortrows(sort(T,2))
T=delaunay(s(1:9,:)); sortrows(sort(T,2))
[h,v]=convhulln(s(:,1:2))
T=delaunay([0 1 1 0 .5],[0 0 1 1 .5]); sortrows(sort(T,2))
T=delaunay([1 2 3],[1 2 4]); sortrows(sort(T,2))
try, convhull(1), catch e, disp(e.message), end
try, delaunay([1 2 3],[1 2]), catch e, disp(e.message), end
try, convhulln(), catch e, disp(e.message), end
try, delaunayn(), catch e, disp(e.message), end
try, tsearch(), catch e, disp(e.message), end
try, tsearchn(), catch e, disp(e.message), end
try, dsearchn(), catch e, disp(e.message), end
try, dsearch(), catch e, disp(e.message), end
try, griddata(), catch e, disp(e.message), end
try, convhull(), catch e, disp(e.message), end
try, delaunay(), catch e, disp(e.message), end
i=dsearch([1 2 3],[4 5 6],[1 2;3 1],2.2,5.2)
[i,d]=dsearchn([1 4;2 5;3 6],[2.2 5.2; 0 0])
x=[0 1 1 0]';y=[0 0 1 1]';
tsearch(x,y,[1 2 3;1 3 4],[.9 .1 2]',[.1 .9 2]')
[a,b]=tsearchn([x y],[1 2 3;1 3 4],[.9 .1;.1 .9;2 2])
x=[0 1 1 0 .5]';y=[0 0 1 1 .4]'; 
griddata(x,y,x+2*y,[.2 .7],[.3 .6])
griddata(x,y,x+2*y,[.2 .7],[.3;.6])
[a,b,c]=griddata(x,y,x+2*y,[.2 .7],[.3;.6])
griddata(x,y,x+2*y,[.2 1.7],[.3;.6],'nearest')
griddata(x,y,x+2*y,[.2 .7],[.3;.6],'v4')
griddata(x,y,x.^2-y,[.2 .7;.3 .8],[.3 .6;.1 .2])
griddata(x',y',x'+2*y',[.2 .7],[.3 .6])
try,griddata(x,y,x+2*y,[.2 .7],[.3;.6],'cubic'),catch e, disp(e.message), end
try,griddata(x,y,x+2*y,[.2 .7],[.3;.6],'foo'),catch e, disp(e.message), end
