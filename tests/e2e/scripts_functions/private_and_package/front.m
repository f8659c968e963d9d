function r = front(x)
r = hidden(x) + 0.5;
end
