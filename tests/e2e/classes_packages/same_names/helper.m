function helper ()
  disp ('helper beside')
end
