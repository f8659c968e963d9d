function T ()
  disp ('no class')
end
