function is = isdebugmode ()
  % There is no debugger.
  is = false;
end
