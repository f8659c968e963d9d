% names mean functions until something may have assigned them, in scripts that run texts
1;
function r = inner (names)
  z = 2 * i + e;
  for k = 1:numel (names)
    eval ([names{k} " = k;"]);
  end
  for i = 1:2
    e = i * 2;
  end
  r = [real(z), imag(z), e, i];
end
z = 3 - i
b = {realmax > 1, e};
x = pi;
for k = 1:2
  y(k) = max ([4 9]) + j;
end
y
for name = {"realmax", "beta"}
  eval ([name{1} " = 10;"]);
end
realmax + b{1}
beta
inner ({"p", "q"})
for i = 1:2
  e = i;
end
[i, e]
try
  eval (["e = " "5;"]);
  error ("on");
catch
  printf ("%d\n", e);
end
j = 3;
while true
  eval (["max = [" num2str(j) " 1 2];"]);
  break;
end
max (1)
