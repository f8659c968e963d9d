try
  erase (char ("Hello", "World!"), {"l", "W"})
catch e__
  disp (e__.message)
end
try
  erase (char ("ab", "cd"), "z")
catch e__
  disp (e__.message)
end
try
  unicode2native ('')
catch e__
  disp (e__.message)
end
try
  unicode2native ('aäb', 'UTF-8'), unicode2native ('aäb', 'latin1')
catch e__
  disp (e__.message)
end
