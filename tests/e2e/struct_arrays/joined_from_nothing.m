% structs with vectors and texts of one length, joined one by one
function joined_from_nothing
  names = {'ann', 'bob', 'cid'};
  recs = [];
  for k = 1:5
    r.name = names{mod (k*k, 3) + 1};
    r.pos = [k, -k];
    r.amount = k / 4;
    recs = [recs r];
  end
  show (recs)
  few = struct ('name', {}, 'pos', {}, 'amount', {});
  for k = 1:numel (recs)
    if recs(k).amount > 0.6
      few = [few, recs(k)];
    end
  end
  show (few)
  few = [];
  for k = 1:numel (recs)
    if recs(k).amount > 6
      few = [few, recs(k)];
    end
  end
  disp (size (few)); disp (class (few));
  col = [];
  for k = 1:3
    q.pos = [k; 2*k]; q.name = 'xy';
    col = [col; q];
  end
  disp (size (col)); disp (col(2).pos'); disp (col(3).name);
  both = [];
  for k = 1:4
    p.v = [k k+1 k+2];
    both = [p both];
  end
  printf ('%d ', both.v); disp (size (both));
  t = 0;
  for b = both
    t = t * 2 + b.v(2);
  end
  disp (t)
  grown = [];
  for k = 1:3
    g.v = [k k]; grown = [grown g];
    grown(k).v = grown(k).v + 1;
  end
  printf ('%d ', grown.v); printf ('\n');
  try
    c = [];
    for k = 1:3
      h.v = [1 k];
      if k < 3, c = [c; h]; else, c = [c, h]; end
    end
  catch e
    disp (e.message)
  end
  try
    c = [];
    for k = 1:3
      if k < 3, c = [c, struct('v', [1 2])]; else, c = [c, struct('w', [1 2])]; end
    end
  catch e
    disp (e.message)
  end
end

function show (recs)
  printf ('%dx%d\n', size (recs));
  for k = 1:numel (recs)
    printf ('%s %d %d %g\n', recs(k).name, recs(k).pos, recs(k).amount);
  end
end
