function y = own(x)
y = -x;
end
