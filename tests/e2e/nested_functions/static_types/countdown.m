function r = countdown(n)
  r = n;
  deeper();
  function deeper()
    if n > 0
      r = r*10 + countdown(n - 1);
    end
  end
end
