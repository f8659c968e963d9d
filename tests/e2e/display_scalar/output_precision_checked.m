disp("output_precision(0)"), try, output_precision(0), catch e, disp(e.message), end
disp("output_precision(1)"), try, output_precision(1), catch e, disp(e.message), end
disp("output_precision(16)"), try, output_precision(16), catch e, disp(e.message), end
disp("output_precision(17)"), try, output_precision(17), catch e, disp(e.message), end
disp("output_precision(20)"), try, output_precision(20), catch e, disp(e.message), end
disp("output_precision(1.5)"), try, output_precision(1.5), catch e, disp(e.message), end
disp("output_precision(-1)"), try, output_precision(-1), catch e, disp(e.message), end
disp("output_precision('a')"), try, output_precision('a'), catch e, disp(e.message), end
disp("output_precision('ab')"), try, output_precision('ab'), catch e, disp(e.message), end
disp("output_precision(NaN)"), try, output_precision(NaN), catch e, disp(e.message), end
disp("output_precision(Inf)"), try, output_precision(Inf), catch e, disp(e.message), end
disp("output_precision([1 2])"), try, output_precision([1 2]), catch e, disp(e.message), end
disp("output_precision({})"), try, output_precision({}), catch e, disp(e.message), end
disp("output_precision(3, 'local')"), try, output_precision(3, 'local'), catch e, disp(e.message), end
disp('x'), try, output_precision(3, 'x'), catch e, disp(e.message), end
disp("output_precision(3, 4, 5)"), try, output_precision(3, 4, 5), catch e, disp(e.message), end
output_precision
