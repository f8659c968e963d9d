function r = hidden(x)
% only visible to files of the folder above
r = x * 1000;
end
