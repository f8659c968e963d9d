function is = have_window_system ()
  % Nothing is drawn.
  is = false;
end
