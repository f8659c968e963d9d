function y = deep_one(x)
y = x + 1;
end
