% Functions whose every way fails, inside and outside of try.
1;

function none ()
  disp (all (1, 2, 3));
end

function evaluated ()
  eval ("clear a; a;", "");
  disp ("after")
end

function some ()
  try
    any ();
  catch err
    disp (strtok (err.message, "."))
  end
end

evaluated ()
some ()
try
  none ()
catch err
  disp (strtok (err.message, "."))
end
