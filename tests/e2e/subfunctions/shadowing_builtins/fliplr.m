function y = fliplr(x)
y = ['<' x '>'];
