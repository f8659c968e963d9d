% Mend the spelling, define the function, or name its folder with `-I`.
total = 0;
for k = 1:5
  total = totl + k;
end
