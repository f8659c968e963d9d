function environments_of_calls
x = 0;
  function bump(k), x = x + k; end
  function r = make(n)
     y = n;
     function r = get(), y = y + 1; r = y + x; end
     r = @get;
  end
bump(3); disp(x)
g = make(5); h = make(50);
disp([g() g() h() x])
f = @(t) helper(@() bump(t));
f(4); disp(x)
c = cellfun(@(q) withn(q), {1,2}, 'UniformOutput', false);
disp(c{1}()); disp(c{2}()); disp(c{1}())
x = 'abc'; disp(x)
end
function helper(f), f(); end
function r = withn(n)
  total = n;
  function r = inner(), total = total*2; r = total; end
  r = @() inner() + 1;
end
