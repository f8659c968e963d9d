function y = hidden(x)
y = 100*x;
end
