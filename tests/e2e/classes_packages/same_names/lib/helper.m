function helper ()
  disp ('helper of lib')
end
