function y = same(x)
y = ['lib ' x];
end
