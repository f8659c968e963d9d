% Options and errors of functions, as they are documented: formats, "like", base64, lu, sqrtm, sylvester, quadcc.
format long uppercase
x = 1e-10
format lowercase
x = 1e-10
[a, b, c] = format ()
format short eng uppercase compact
x = 12345.678
format hex
x = -1
[a, b, c] = format ()
format
[a, b, c] = format ()
z = zeros (2, "like", sparse (1))
o = ones (1, 2, "like", sparse (1));
issparse (o), issparse (atan2 (1, sparse (0:2))), issparse (atan2 (sparse (0:2), 1))
issparse (NaN (2, "like", 1)), class (zeros (2, "like", single (1)))
iscomplex (i (1, 0)), iscomplex (i (2, 1))
l = lu (sparse ([1 2; 3 4]), 0.5)
[s, err] = sqrtm ([4 1; 0 9])
all (isnan (sqrtm ([0 1; 0 0])))
[name, mode, arch, code] = fopen (1)
[name, mode, arch] = fopen (-1)
issorted ([3 1; 2 4], "rows", "either"), issorted ([1 1; 1 0; 1 0], "rows", "descend")
issorted ([1 2; 3 4], "rows", "either"), issorted ([3 2 1], "either")
matlab.net.base64encode (uint8 ("abc")), matlab.net.base64decode ("YWJj")
nth_element ([3 1; 2 5], 2:-1:1)
tries = {@() num2hex(1, 2), @() num2hex(1, "foo"), @() false(2, "double"), @() true(2, "like", 1), ...
         @() Inf(3, "like", int8 (1)), @() zeros(2, "like", {}), @() zeros(2, 2, 2, "like", sparse (1)), ...
         @() issorted(sparse ([1 2]), "rows"), @() nth_element(1, 1.5), @() nth_element([3 1 2], 4), ...
         @() nth_element([3 1 2], [1 3]), @() nth_element({1}, 1), @() nth_element(1, 1, 0), ...
         @() base64_decode("AQ="), @() base64_decode("AQ=="), @() base64_decode("!!!!"), @() base64_decode(1), ...
         @() base64_decode(base64_encode (1:3), [1 4]), @() base64_encode(sparse (1)), @() dot(1, 2, 0), ...
         @() dot("a", 2), @() lu([1 2; 3 4], 2), @() lu(1, "foo"), @() format("foo"), @() inv(sparse (2, 2)), ...
         @() sylvester(ones (2, 3), 1, 1), @() sylvester(1, ones (2, 3), 1), @() sylvester(1, 1, ones (2)), ...
         @() quadcc(@sin, 0, 1, {1}), @() quadcc(@sin, 0, 1, 1e-8, "ab"), @() quadcc(@sin, 0, 1, 1e-8, {}), ...
         @() spalloc(-1), @() spparms(1, 2, 3), @() spparms("ths_rel", {}), @() strftime("%d", 1), ...
         @() strftime("foo", struct ("year", "foo")), @() matlab.net.base64encode({})};
for k = 1:numel (tries)
  try
    tries{k}();
  catch err
    disp (err.message);
  end
end
