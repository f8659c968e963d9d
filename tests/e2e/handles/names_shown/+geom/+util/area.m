function a = area(s)
  a = s^2;
end
