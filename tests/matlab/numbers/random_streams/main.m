% "RandStream", "RandStream.getGlobalStream", "RandStream.setGlobalStream", "reset": streams beside that of rand.
%#dialect matlab
s = RandStream('mt19937ar', 'Seed', 1);
u = rand(s, 1, 2);
assert(abs(u(1) - 0.417022004702574) < 1e-15);
t = RandStream('mt19937ar');
assert(abs(t.rand() - 0.8147236863931789) < 1e-15);
reset(s);
assert(rand(s) == u(1) && rand(s) == u(2));
state = s.State;
w = rand(s);
s.State = state;
assert(rand(s) == w && s.Seed == 1 && strcmp(s.Type, 'mt19937ar'));
rng(5);
a = rand;
rng(5);
reset(s, 9);
assert(rand(s) ~= a && rand == a && s.Seed == 9);
g = RandStream.getGlobalStream;
assert(isa(g, 'RandStream') && g == RandStream.getGlobalStream);
old = RandStream.setGlobalStream(RandStream('mt19937ar', 'Seed', 1));
assert(old == g && rand == u(1) && rand(RandStream.getGlobalStream) == u(2));
RandStream.setGlobalStream(old);
rng(5);
assert(rand(old) == a);
assert(isequal(size(randn(s, 2, 3)), [2 3]) && all(randi(s, 5, 1, 9) <= 5) && isequal(sort(randperm(s, 4)), 1:4));
disp("passed")
