function r = left_side(x)
r = helper(x);
end
function r = helper(x)
r = sprintf('left %d', x);
end
