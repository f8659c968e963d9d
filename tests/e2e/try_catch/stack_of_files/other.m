function other()
helper();
end
function helper()
error('in a helper');
end
