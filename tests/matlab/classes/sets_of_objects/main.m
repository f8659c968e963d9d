% "arrayfun", "fliplr", "circshift", "permute", "ismember", "unique", "setdiff", "union", "Enumerations": arrays of
% objects made, turned and compared
%#dialect matlab
w=arrayfun(@(k) Pair(k,k),1:3);
chk(@() isequal(gx(fliplr(w)),[3 2 1])); chk(@() isequal(gx(flip(w)),[3 2 1])); chk(@() isequal(gx(flipud(w')),[3 2 1])); chk(@() isequal(gx(circshift(w,1)),[3 1 2])); chk(@() isequal(size(reshape(w,3,1)),[3 1]));
chk(@() isequal(size(permute(w,[2 1])),[3 1])); chk(@() isequal(size([w;w]),[2 3])); chk(@() isequal(size(vertcat(w,w)),[2 3])); chk(@() isequal(size(cat(1,w,w)),[2 3])); chk(@() isequal(size(horzcat(w,w)),[1 6])); chk(@() isequal(size(rot90(w)),[3 1]));
chk(@() isequal(gx(w([true false true])),[1 3])); chk(@() isequal(gx(repelem(w,2)),[1 1 2 2 3 3])); chk(@() isequal(size(repmat(w,2,1)),[2 3])); chk(@() isequal(gx(w(end:-1:1)),[3 2 1])); chk(@() isequal(size(w.'),[3 1]));
o=[Obj() Obj() Obj()]; p=o([3 1]);
chk(@() isequal(ismember(p,o),[true true])); chk(@() numel(unique([o p]))==3); chk(@() isequal(o==o(2),[false true false])); chk(@() find(o==p(1))==3); chk(@() isequal(fliplr(o)==o,[false true false]));
chk(@() isequal(setdiff(o,p)==o(2),true)); chk(@() isequal(size(o(:)),[3 1])); chk(@() iscolumn(o')); chk(@() isequal(arrayfun(@(q) q.Id,o),[o.Id])); chk(@() any(o==p(2))); chk(@() isempty(intersect(o(1),o(2)))); chk(@() numel(union(o,p))==3);
d=[Weekday.Friday Weekday.Monday Weekday.Sunday];
chk(@() isequal(fliplr(d),[Weekday.Sunday Weekday.Monday Weekday.Friday])); chk(@() isequal(sort(d),[Weekday.Monday Weekday.Friday Weekday.Sunday])); chk(@() isequal(double(d),[5 1 7])); chk(@() max(d)==7); chk(@() isequal(d(d>2),[Weekday.Friday Weekday.Sunday])); chk(@() isequal(unique([d d]),sort(d))); chk(@() isequal(flip(d),fliplr(d))); chk(@() isequal(d',reshape(d,3,1))); chk(@() isequal(string(d),["Friday" "Monday" "Sunday"])); chk(@() isequal(cellstr(d),{'Friday','Monday','Sunday'})); chk(@() isequal(ismember(d,Weekday.Monday),[false true false])); chk(@() isequal(size([d;d]),[2 3])); chk(@() isequal(circshift(d,1),d([3 1 2]))); chk(@() isequal(class([d;d]),'Weekday')); chk(@() isequal(sum(d),13)); chk(@() strcmp(char(d(1)),'Friday')); chk(@() ~isequal(d,fliplr(d)));
chk(@() isequal(repmat(d(1),1,2),[d(1) d(1)])); chk(@() isequal(uint8(d),uint8([5 1 7]))); chk(@() isequal(d+1,[6 2 8])); chk(@() isa(d(1)+1,'uint8')); chk(@() isequal(bitand(d(1),4),4)); chk(@() isequal(any(d==Weekday.Sunday),true)); chk(@() isequal(categories(categorical(string(d))),{'Friday';'Monday';'Sunday'})); chk(@() strcmp(sprintf('%d',d(1)),'5')); chk(@() isequal(find(d==Weekday.Monday),2)); chk(@() isequal(arrayfun(@(q) double(q),d),[5 1 7])); chk(@() isequal(int32(d(1)),int32(5)));
x=1; clear x; assert(~exist('x','var'));
m=o(1); m(2)=o(2); m(1)=[]; chk(@() m==o(2)); e=Obj.empty; chk(@() isempty(e)); e(3)=Obj(); chk(@() numel(e)==3);
c=num2cell(o); chk(@() iscell(c)&&numel(c)==3&&c{2}==o(2)); s.a=o; chk(@() s.a(2)==o(2)); s.a(2).Name='k'; chk(@() strcmp(o(2).Name,'k')); [o.Name]=deal('u','v','w'); chk(@() isequal({o.Name},{'u','v','w'})); q={o.Id}; chk(@() numel(q)==3); 
[~,k]=sort({o.Name}); o=o(flip(k)); chk(@() strcmp(o(1).Name,'w')); o(2).Name(end+1)='!'; chk(@() strcmp(o(2).Name,'v!'));
l=containers.Map(); l('a')=o(1); z=l('a'); z.Name='zz'; chk(@() strcmp(o(1).Name,'zz')); t=struct('o',{o(1),o(2)}); chk(@() t(2).o==o(2));
try
  Weekday.Someday;
  error('a:b','none');
catch e
  assert(strcmp(e.identifier,'MATLAB:subscripting:classHasNoPropertyOrMethod'));
end
disp('passed')
function r=gx(v), r=[v.x]; end
function chk(f)
 persistent n; if isempty(n), n=0; end; n=n+1;
 assert(f(), sprintf("%d %s", n, func2str(f)));
end
