function main
% subfunctions may be used before and after their place in the file
disp(last_one(3))
disp(first_one(3))
x = middle([1 2 3], @(v) v * 2)
end
function r = first_one(x)
r = last_one(x) + 1;
end
function r = middle(v, f)
r = f(v);
r = arrayfun(@first_one, r);
end
function r = last_one(x)
r = x * 100;
end
