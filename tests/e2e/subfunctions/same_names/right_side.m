function r = right_side(x)
r = helper(x);
end
function r = helper(x)
r = sprintf('right %d', x);
end
