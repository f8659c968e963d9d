function a = box (n)
  a = n ^ 2;
end
