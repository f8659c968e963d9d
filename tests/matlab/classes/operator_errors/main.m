% "Operator Overloading"
%#dialect matlab
a = Vec(1,2); b = Vec(3,4); c = a+b;
assert(c.x==4 && c.y==6); d = 2*a;
assert(d.y==4);
assert(a*b==11);
assert(-a==Vec(-1,-2));
assert(a<b);
assert(strcmp(char(a),'(1,2)'));
assert(string(b)=="(3,4)");
assert(isequal(double(a),[1 2]));
assert(strcmp(strtrim(evalc('disp(a)')),'Vec(1,2)')); e = a.scale(3);
assert(e.x==3 && a.x==1);
assert(b.norm()==5);
assert(b.norm==5); v = Vec();
assert(v.x==0);
try, a.x = 'q'; error('x:y','no'); catch er, assert(strcmp(er.identifier,'Vec:type')); end
try, a/b; error('x:y','no'); catch er, assert(strcmp(er.identifier,'MATLAB:UndefinedFunction')); assert(strcmp(er.message,"Operator '/' is not supported for operands of type 'Vec'.")); end
try, a.foo(); error('x:y','no'); catch er, assert(strcmp(er.identifier,'MATLAB:noSuchMethodOrField')); end
try, foo(a); error('x:y','no'); catch er, assert(strcmp(er.identifier,'MATLAB:UndefinedFunction')); end
arr = [Vec(1,1) Vec(2,2) Vec(3,3)];
assert(isequal([arr.x],[1 2 3])); arr(2).x = 7;
assert(arr(2).x==7); arr(5) = Vec(9,9);
assert(numel(arr)==5 && arr(4).x==0); arr(1) = [];
assert(numel(arr)==4); q = arr(end);
assert(q.x==9);
m = arrayfun(@(o) o.x,arr);
assert(isequal(m,[7 3 0 9]));
assert(isequal(size(arr),[1 4])); s.v = Vec(1,1); s.v.x = 5;
assert(s.v.x==5); k = {Vec(1,2)};
assert(k{1}.y==2);
assert(isequal(Vec(1,2),Vec(1,2))); w = repmat(Vec(2,2),1,3);
assert(numel(w)==3);
f = @(o) o.norm;
assert(f(b)==5); p = 'x';
assert(a.(p)==1); a.(p) = 3;
assert(a.x==3);
assert(ismethod(a,'scale')); o = Vec.empty;
assert(isempty(o));
assert(isa(a,'Vec')); t = a; t.x = 100;
assert(a.x==3); 
disp('passed')
