int8(200), uint8(int8(-5)), int16(uint8(200)), int8(int16(300)), uint8(uint16(256)), int32(2^31), int32(-2^31 - 1), uint32(-1), uint64(-1), int64(2^63), int8(0.5), int8(1.5), int8(-0.5), int8(-1.5), uint8(254.5), uint8(255.5), int8('a'), int8(true), double(int8(-128)), single(int32(16777217)), int32(single(1e10)), int8(NaN), int8(Inf), int8(-Inf), uint8([1.4 1.5 1.6]), int16({1}{1}), logical(int8([0 5])), char(int8([72 105])), int64(0.1 * 3), class(int8(1)), int8([]), isa(int8(1), 'integer'), isinteger(5), isinteger(int8(5)), intmax('int8') == 127, intmin('uint8')
try, int8('ab', 1), catch e, disp(e.message), end
try, int8({1}), catch e, disp(e.message), end
try, int8(struct()), catch e, disp(e.message), end
try, intmax('double'), catch e, disp(e.message), end
try, int8(1 + 2i), catch e, disp(e.message), end
