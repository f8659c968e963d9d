bitpack(logical([1 0 0 0 0 0 0 0]), 'uint8'), bitunpack(uint8(5)), bitunpack(int16([1; 2]))'
bitpack(bitunpack(pi), 'double') == pi, class(bitpack(true(1, 32), 'single')), bitpack(bitunpack('ab'), 'char')
try, bitpack(true(1, 3), 'uint8'), catch e, disp(e.message), end
try, bitpack([1 0], 'uint8'), catch e, disp(e.message), end
typeinfo(1), typeinfo([1 2]), typeinfo(1:3), typeinfo('a'), typeinfo("a"), typeinfo(true), typeinfo(1i), typeinfo({}), typeinfo(eye(2))
typeinfo(single([1 2])), typeinfo(int8(1)), typeinfo(uint16([1 2])), typeinfo(struct()), typeinfo(struct('a', {1, 2})), typeinfo(@sin)
setenv('M2C_TEST_VARIABLE', 'v'); getenv('M2C_TEST_VARIABLE'), unsetenv('M2C_TEST_VARIABLE'), getenv('M2C_TEST_VARIABLE')
