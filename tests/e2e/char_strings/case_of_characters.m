% Cases of single characters and of texts, also beyond ASCII.
s = 'Hello, World 42 [~]';
out = '';
for k = 1:length(s)
  c = s(k);
  if isletter(c)
    out = [out upper(c)];
  elseif isspace(c)
    out = [out '_'];
  end
end
disp(out);
for c = 'aZ@[`{m', printf('%s%s%s%s ', lower(c), upper(c), tolower(c), toupper(c)); end
printf('\n');
t = char(mod(0:51, 26) + 65);
printf('%s %s\n', lower(t), class(lower(t)));
u = lower(t(3)); disp(u); disp(double(u));
v = char([195 132 195 164 66]); disp(double(lower(v))); disp(double(upper(v)));
m = ['Ab'; 'cD']; disp(lower(m)); disp(size(upper('')));
disp(lower({'AB', 'c'}));
n = char(97 + (0:3)); disp(upper(n)); n(2) = 'Z'; disp(lower(n));
x = char(48:57); disp(x); y = char(x + 1); disp(y);
h = zeros(1, 26);
for c = 'Mississippi', k = lower(c) - 'a' + 1; h(k) = h(k) + 1; end
disp(h);
z = char(200); disp(double(z)); z = char(-0); disp(double(z)); disp(1 / double(z));
