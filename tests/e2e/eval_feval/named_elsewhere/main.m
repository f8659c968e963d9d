% The name that is called is a text of another file than the call.
disp (apply_named ("twice", 4))
disp (apply_named ("thrice", 4))
try
  apply_named ("nothing_like_it", 4)
catch e
  disp (e.message);
end
