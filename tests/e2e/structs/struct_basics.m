s = struct('a', 1, 'b', 'text');
s.c = [1 2 3];
fieldnames(s)
isfield(s, 'a'), isfield(s, {'a','zz'}), isstruct(s)
s.('dyn') = 5;
n = 'a'; s.(n)
s = rmfield(s, 'b')
orderfields(struct('z',1,'a',2))
t = setfield(s, 'a', 100); t.a, getfield(s, 'c')
numel(s), size(s), isempty(struct()), isempty(struct('a',{}))
struct2cell(s)
cell2struct({1; 'x'}, {'num'; 'str'}, 1)
q.r.s.t = 1; q.r.s.u = 2; q
q.r.s
isequal(struct('a',1,'b',2), struct('b',2,'a',1))
s.a += 5; s.a
s.list{3} = 'c'; s.list
s.m(2,3) = 1; s.m
x.y.z(3).w = 'deep'; x.y.z(3).w, size(x.y.z)
try, s.nofield, catch e, disp(e.message), end
try, rmfield(s, 'nofield'), catch e, disp(e.message), end
struct('c', {{1,2}})
for [val, key] = struct('p', 1, 'q', 'two')
  printf('%s: ', key); disp(val)
end
