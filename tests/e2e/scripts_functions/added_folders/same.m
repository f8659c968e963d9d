function y = same(x)
y = ['here ' x];
end
