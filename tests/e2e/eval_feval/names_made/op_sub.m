function r = op_sub (x), r = x - 1; end
