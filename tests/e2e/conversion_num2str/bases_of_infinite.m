try, dec2bin(Inf), catch e, disp(e.message), end
try, dec2bin([4 Inf]), catch e, disp(e.message), end
try, dec2bin(-Inf), catch e, disp(e.message), end
try, dec2bin(NaN), catch e, disp(e.message), end
try, dec2hex([3 -Inf]), catch e, disp(e.message), end
try, dec2base(Inf, 3), catch e, disp(e.message), end
try, dec2bin(1e20), catch e, disp(e.message), end
try, dec2bin(-1e20), catch e, disp(e.message), end
try, dec2hex(2^70), catch e, disp(e.message), end
