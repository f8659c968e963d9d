d = datenum (2008, 1, 31);
try
  d = datenum (2008, 1, 31); datestr (addtodate (d, [-13:13], "month"))
catch e__
  disp (e__.message)
end
try
  datestr (addtodate (datenum (2008, 2, 29), [-4 -1 1 4], "year"))
catch e__
  disp (e__.message)
end
try
  datestr (addtodate (d, [-1 1], "day")), datestr (addtodate (d, [-1 1], "hour")), datestr (addtodate (d, -1, "minute")), datestr (addtodate (d, [-90 90], "second"))
catch e__
  disp (e__.message)
end
try
  datestr (addtodate ([d; d+100], -2, "month"))
catch e__
  disp (e__.message)
end
