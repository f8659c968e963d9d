function [m,r] = compute(v)
m = mean(v);
r = max(v)-min(v);
end
