1;
function r = needs_two(a, b)
  if nargin < 2
    print_usage();
  end
  r = a + b;
end
needs_two(1, 2)
needs_two(1)
