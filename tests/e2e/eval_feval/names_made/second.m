function r = second (x), r = x * 2; end
