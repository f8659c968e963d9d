function call_helper ()
  helper ();
end
