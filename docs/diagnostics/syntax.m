% The message says what was found, and what was expected or is written instead.
for i in 1:3
  disp(i)
end
