function r = rate (kind)
  switch kind
    case 'tax'
      r = 0.25;
    otherwise
      r = 0;
  end
end
