function __graphics_handles__ (who, h)
  % Refuses what is neither the root nor what calls that draw nothing give for an object.
  if (isempty (h))
    return;
  elseif (! isnumeric (h))
    error ("%s: H must be a graphics handle", who);
  end
  wrong = find (h != 0 & h != 1, 1);
  if (! isempty (wrong))
    error ("%s: invalid handle (= %g)", who, h(wrong));
  end
end
