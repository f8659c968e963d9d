function r = year_of_start()
  d = datetime(2024, 1, 1);
  r = d.Year;
end
