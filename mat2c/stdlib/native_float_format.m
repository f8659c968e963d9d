function x = native_float_format ()
  % How the machine stores numbers.
  x = "ieee-le";
end
