function y = twice(x)
y = x + x;
end
