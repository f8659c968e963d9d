1;
% the place of an undefined name in a matrix: separators that a blank implies count
function varargout = first(q)
  x = [q unset unset];
end
function varargout = second(q)
  x = [q 2 3
       4 unset 6];
end
function varargout = third(q)
  y = {q, 'a' 2 unset};
end
function varargout = fourth(q)
  y = [q(1, 1) {1 2} unset];
end
function varargout = fifth(q)
  if q > 5, unset = 2; end
  y = q + unset * (2 + unset);
end
cases = {@first, @second, @third, @fourth, @fifth};
for k = 1:numel(cases)
  try
    cases{k}(2);
  catch err
    disp(err.message)
  end
end
