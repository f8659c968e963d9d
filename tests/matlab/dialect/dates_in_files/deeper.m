function h = deeper(n)
  T = table((1:n).');
  h = height(T);
end
