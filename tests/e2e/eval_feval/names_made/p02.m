function r = p02 (), r = 72; end
