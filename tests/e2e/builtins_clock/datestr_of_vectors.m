% which matrices datestr takes as date vectors, and which as day numbers
dates = {[2020 2 30 1 1 1.5], [2020 2 3], [1999 1 1; 2000 2 2], [0 12 0 0 0 0], ...
         [2020 12 31 23 59 60], [2020 12 1 23 60 0], [2020 13 1 0 0 0], [2020 12 1 23 0 59.9996], ...
         [2020.5 1 1 1 1 1], [2021 2 3 0 0 0; 2022 3 4 0 0 0], [2020 0 1 0 0 1]};
for k = 1:numel(dates)
  try
    printf('%d:\n', k);
    disp(datestr(dates{k}))
  catch err
    disp(err.message)
  end
end
x = datestr([0 12 0 0 0 0], 'mmm')
y = datestr([2024 2 29 13 5 7.25], 'yyyy-mm-dd HH:MM:SS.FFF')
z = datenum([2020 1 2 12; 2021 3 4 6])
w = datenum([2020 1 2 12 30])
