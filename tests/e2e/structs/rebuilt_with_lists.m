% Structs that each round of a loop builds anew, with fields that grow meanwhile.
function rebuilt_with_lists
  numbers (6);
  cells (6);
  inner (4);
  kept (3);
  left_early (6);
  nested_fields (3);
  twice (3);
  failing (2);
  failing (0);
end

function numbers (n)
  recs = [];
  for k = 1:n
    r.day = mod (k * 37, 7) + 1;
    r.list = [];
    r.list(end + 1) = k;
    if mod (k, 2) == 0, r.list(end + 1) = -k; end
    if mod (k, 3) == 0, r.list(2) = 100; end
    r.list(end, end) = r.list(1) + 1;
    recs = [recs r];
  end
  for k = 1:numel (recs)
    printf ("%d:", recs(k).day); printf (" %d", recs(k).list); printf ("\n");
  end
  disp (r)
end

function cells (n)
  for k = 1:n
    r.name = char ('a' + k);
    r.tags = {};
    if mod (k, 3) == 0, r.tags{end + 1} = 'x'; end
    if mod (k, 2) == 0, r.tags{end + 1} = k; end
    recs(k) = r;
  end
  for k = 1:n
    printf ("%s %d ", recs(k).name, numel (recs(k).tags));
    disp (recs(k).tags)
  end
end

function inner (n)
  all_of = {};
  for i = 1:n
    p.id = i;
    p.rows = zeros (0, 2);
    for j = 1:i
      q.at = [i j];
      q.at(2) = q.at(2) * 10;
      p.rows(end + 1, :) = q.at;
    end
    p.sum = sum (p.rows, 1);
    all_of{end + 1} = p;
  end
  disp (all_of{n}), disp (q)
end

function kept (n)
  % what was there before stays
  r.count = 0; r.list = 5;
  for k = 1:n
    r.count = r.count + 1;
    r.list(end + 1) = k;
    s.last = k;
    if k > 1, s.list(end + 1) = s.list(end) * 2; else, s.list = 3; end
  end
  disp (r), disp (s)
end

function left_early (n)
  for k = 1:n
    if k == 2, continue; end
    r.a = [k k];
    r.a(1) = 7;
    if k == 4, break; end
    r.b = {k};
    r.b{2} = 'two';
  end
  disp (r)
end

function nested_fields (n)
  for k = 1:n
    r.p.x = k;
    r.p.list = [];
    r.p.list(end + 1) = k;
    r.c = {{}};
    r.c{1}{end + 1} = k;
    t(k) = r;
  end
  disp (t(n).p), disp (t(1).c), disp (numel (t))
end

function twice (n)
  for pass = 1:2
    for k = 1:n
      r.v = 1:k;
      r.v(end) = pass;
      total(pass, k) = sum (r.v);
    end
    r.v(1) = 50;
  end
  disp (total), disp (r)
end

function failing (n)
  for k = 1:2
    try
      if k > n, disp (numel (r)); end
      r.a = [];
      r.a(end + 1) = k;
      r.b = r.a(n);
      disp (r)
    catch e
      disp (e.message)
    end
  end
  r = 5;
  try
    for k = 1:2
      r.a = [];
      r.a(end + 1) = k;
    end
  catch e
    disp (e.message)
  end
end
