function r = p01 (), r = 71; end
