1; % persistent variables that the first call stores together, and others that it does not

function u = control(e)
  persistent integ prev window
  if isempty(integ)
    integ = 0;
    prev = 1;
    window = zeros(1, 3);
  end
  integ = integ + e;
  window = [window(2:end), e];
  u = integ + (e - prev) + sum(window);
  prev = e;
end

function r = apart(early)
  persistent n m
  if early, n = 2; end
  if isempty(n), n = 0; m = 1; end
  r = size(m);
end

function failing(fails)
  persistent n m
  try
    if isempty(n)
      n = 1;
      m = needed(fails);
    end
  catch e
    disp(e.message);
  end
  disp(size(m));
end

function r = needed(fails)
  if fails, error('not yet'); end
  r = 7;
end

for k = 1:3
  disp(control(k));
end
disp(apart(true));
disp(apart(false));
failing(true);
failing(false);
