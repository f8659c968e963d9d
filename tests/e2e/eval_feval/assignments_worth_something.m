x = [3 4]; y = 1;
p = @(t) [t ''];
eval(['x' '++']), eval(['++' 'x']), eval(['x' '--;']), ans
eval(['--' 'x;']), ans
eval(['x(2)' '++']), x
eval(['a = b = ' '4']), a, b
eval(['a = b = c = ' '[1 2 3];']), a, b, c
eval(['s.f = t = ' '''abc''']), s, t
eval(['a += b = ' '2'])
eval(['a(2) = q = ' '7']), q
try, eval(['a = = ' '7']), catch e, disp(e.message), end
try, eval(['nope' '++']), catch e, disp(e.message), end
try, eval(['--' 'nope']), catch e, disp(e.message), disp(e.identifier), end
try, eval(['nope' ' += 2']), catch e, disp(e.message), disp(e.identifier), end
try, nope += 2, catch e, disp(e.message), disp(e.identifier), end
try, nope++, catch e, disp(e.message), disp(e.identifier), end
try, eval(['x(9)' ' += 2']), catch e, disp(e.message), end
