% A field is read in a loop twice, once where no call ever comes to.
1;
function r = merged (p, first)
  s = {};
  s.prob = p;
  stages = {};
  k = 1;
  while k < numel (p)
    l = length (s.prob);
    n = s.prob(l-1) + s.prob(l);
    stages{k} = s;
    for i = 1:l-2
      if (first && s.prob(i) <= n) || s.prob(i) < n
        break;
      end
    end
    s.prob = [s.prob(1:i-1) n s.prob(i:l-2)];
    k = k + 1;
  end
  r = stages;
end

function t = weighed (c, mode)
  s = c{1};
  t = 0;
  for k = 1:3
    switch mode
      case 1
        t = t + s.w(k);
      case 2
        t = t - s.w(k) * s.v;
      otherwise
        t = t * s.w(k) / s.v;
    end
  end
end

function t = deep (c, far)
  s = c{2};
  t = 0;
  for k = 1:2
    if far
      t = t + s.in.a(k) + s.in.b;
    end
    t = t + s.in.a(k);
  end
end

stages = merged ([0.5 0.25 0.15 0.1], 0);
for k = 1:3
  disp (stages{k}.prob)
end
c = {struct("w", [2 4 8], "v", 2), "text"};
printf ("%g\n", weighed (c, 2), deep ({1, struct("in", struct ("a", [1 2], "b", 3))}, false))
