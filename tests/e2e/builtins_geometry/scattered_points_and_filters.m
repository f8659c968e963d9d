1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
x=(1:25)'.^2+5*sin((1:25)'); disp(spencer(x)'), disp(size(spencer([x x]))), disp(size(spencer(x')))
t(@() spencer())
disp(round(1e6*durbinlevinson([4 3 2 1 0.5]))/1e6), disp(durbinlevinson([4 3 2 1],[0.75],7/4)), t(@() durbinlevinson()), t(@() durbinlevinson([1 2],1))
disp(fractdiff(1:5,0.3)), t(@() fractdiff()), t(@() fractdiff(1:5,-2)), t(@() fractdiff(eye(2),.1)), disp(fractdiff((1:5)',-.3)')
S=sprandsym(20,0.1); disp(issymmetric(S)), disp(issparse(S)), disp(nnz(S)), S2=sprandsym(S); disp(nnz(S2)==nnz(S)), t(@() sprandsym()), t(@() sprandsym(-1,.1)), t(@() sprandsym(5,2)), disp(size(sprandsym(0,.5)))
X=[0 0;1 0;0 1;1 1;.5 .4]; y=X(:,1)+2*X(:,2); disp(griddatan(X,y,[.3 .3;.6 .7;2 2])), disp(griddatan(X,y,[.3 .35;.9 .7],'nearest'))
t(@() griddatan()), t(@() griddatan(X(1:2,:),y,X)), t(@() griddatan(X,y(1:2),X)), t(@() griddatan(X,y,[1 2 3])), t(@() griddatan(X,y,X,5)), t(@() griddatan(X,y,X,'cubic')), t(@() griddatan(X,y,X,'v4')), t(@() griddatan(X,y,X,'foo'))
X=[0 0 0;1 0 0;0 1 0;0 0 1;1 1 0;1 0 1;0 1 1;1 1 1.1;.4 .5 .6]; v=X*[1;2;3]; disp(griddata3(X(:,1),X(:,2),X(:,3),v,[.3 .4],[.3 .5],[.3 .6]))
disp(durbinlevinson([4 3 2 1],durbinlevinson([4 3 2]),1.7142857142857142))
