function y = first(x)
% uses what is private to its folder, what is below and what is in the main folder
y = hidden(x) + deep_one(x) + own(x);
end
