% A script has a place among the calls.
wanted = 3;
if wanted
  x = inner_of_nothing(wanted);
end
