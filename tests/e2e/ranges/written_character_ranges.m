% Ranges of written characters are texts, wherever they stand.
alphabet = ['A':'Z' 'a':'z' '0':'9' '+/'];
printf('%s %s %d\n', alphabet, class(alphabet), numel(alphabet));
x = 'a':'e'
y = 'c':'c'
z = 'z':'a';
printf('%s %d %d\n', class(z), size(z));
for c = 'p':'s'
  printf('%s %c %d;', class(c), c, c - 'a');
end
printf('\n%s %s\n', class(c), c);
for c = 'b':'a'
  disp('never');
end
printf('%s %d %d\n', class(c), size(c));
for c = 'a':2:'g', printf('%c', c); end
printf('\n');
w = 'a':2:'g'
d = "a":"d";
printf('%s %s\n', class(d), d);
for c = "a":"d", printf('%c', c); end
printf('\n');
m = 'a':100
n = 97:'d'
for c = 'a':99, printf('%s;', class(c)); end
printf('\n');
s = 'abc';
v = s(1):s(3);
printf('%s %s\n', class(v), v);
counts = zeros(1, 26);
for ch = 'a':'z'
  counts(ch - 'a' + 1) = sum('hello world' == ch);
end
printf('%d', counts);
printf('\n');
q = {'a':'c', 1};
disp(q{1});
t = 'hello';
printf('%d', ismember(t, 'a':'h'));
printf('\n');
