try, x = undefined_a + 1; catch e, disp(e.message), disp(e.identifier), end
try, undefined_b(1, 2), catch e, disp(e.message), end
try, undefined_c, catch e, disp(e.message), end
try, y = undefined_d.field; catch e, disp(e.message), end
try, undefined_e{3}, catch e, disp(e.message), end
try, [1, undefined_f], catch e, disp(e.message), end
try, sin(undefined_g), catch e, disp(e.message), end
try, undefined_h += 1; catch e, disp(e.message), end
try, undefined_i++; catch e, disp(e.message), end
f = @() undefined_j + 1;
try, f(), catch e, disp(e.message), end
try, feval('undefined_k'), catch e, disp(e.message), end
try, feval(@undefined_l), catch e, disp(e.message), end
try, arrayfun(@undefined_m, 1:2), catch e, disp(e.message), end
try, cellfun('undefined_n', {1}), catch e, disp(e.message), end
try, if undefined_o, end, catch e, disp(e.message), end
try, for k = undefined_p, end, catch e, disp(e.message), end
try, z(undefined_q) = 1; catch e, disp(e.message), end
s.a = 1;
try, s.undefined_r, catch e, disp(e.message), disp(e.identifier), end
try, s.a.b, catch e, disp(e.message), end
try, s.('zz'), catch e, disp(e.message), end
x = 5; clear x
try, x, catch e, disp(e.message), end
try, pi.x, catch e, disp(e.message), end
a = undefined_final(3)
