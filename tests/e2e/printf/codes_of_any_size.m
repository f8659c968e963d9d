% %c of codes that are no characters: the first form of UTF-8 had codes of up to 31 bits.
codes = [65, 127, 128, 233, 255, 256, 2047, 2048, 55295, 55296, 57343, 57344, 65535, 65536, 1114111, ...
         1114112, 2097151, 2097152, 67108863, 67108864, 2147483647, 2147483648, 4294967295, 4294967361, ...
         1e10, 1e15, 2^53, -1, -1e10, 0.5, 1e300];
for v = codes
  printf('%g: %s %s %s\n', v, mat2str(double(sprintf('%c', v))), ...
         mat2str(double(sprintf('%s', v))), mat2str(double(sprintf('<%-9c>', v))));
end
double(sprintf('%c|%c|', int32(1114112), uint32(4294967295)))
double(sprintf('%c', 'a', 1114112, single(2097152)))
