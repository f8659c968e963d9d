function r = num(), r = 0.5; end
