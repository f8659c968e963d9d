% Delete the statement, or the one that leaves in front of it.
function example
  disp('one')
  return
  disp('two')
end
