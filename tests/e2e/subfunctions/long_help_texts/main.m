help_free = area_of('square', 3)
area_of('circle', 1)
try
  area_of('blob', 1)
catch err
  disp(err.message)
end
