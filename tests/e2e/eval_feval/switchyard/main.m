total = switchyard ()
try
  switchyard ("fly");
catch err
  disp (err.message);
end
