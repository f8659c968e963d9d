function shown_again(f)
  try
    f();
  catch e
    told(e);
    rethrow(e);
  end
end
