function shown(f)
  try
    f();
  catch e
    told(e);
  end
end
