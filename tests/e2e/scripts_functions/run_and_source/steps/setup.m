values = [1 2 3];
if exist ("factor", "var")
  values = factor * values;
  return
end
values(end+1) = 10;
