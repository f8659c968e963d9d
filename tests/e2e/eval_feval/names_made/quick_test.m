function r = quick_test (), r = "quick"; end
