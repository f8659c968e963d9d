try, eomday(2024,13), catch e, disp(e.message), end
try, eomday(2024,0), catch e, disp(e.message), end
try, eomday(2024,1.5), catch e, disp(e.message), end
try, eomday(2024,[1 14]), catch e, disp(e.message), end
try, datestr(1,99), catch e, disp(e.message), end
try, datestr(1,-2), catch e, disp(e.message), end
try, datestr(1,32), catch e, disp(e.message), end
try, datestr(1,1.5), catch e, disp(e.message), end
