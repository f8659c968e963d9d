function r = op_mul (x), r = x * 2; end
