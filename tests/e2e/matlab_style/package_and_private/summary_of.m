function s = summary_of(v)
[m,r] = compute(v);
s = sprintf('mean %.2f range %.2f',m,r);
end
