function is = isguirunning ()
  % Programs run without a window around them.
  is = false;
end
