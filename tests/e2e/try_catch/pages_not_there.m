% an array of pages that no way into a handler has defined has no elements there
1;
function r = pages(k)
  r = zeros(2, 4, k);
  if k < 1, error('no pages'); end
end
function use(k)
  try
    o = pages(k);
    disp(size(o))
  catch err
    disp(err.message)
  end
  try
    o = pages(k - 1) + 1;
    disp(size(o))
  catch err
    disp(err.message)
  end
  disp(sum(o(:)))
end
for k = 0:2
  try, use(k), catch err, disp(err.message), end
end
k = str2double('0');
try
  q = pages(k)
catch err
  disp(err.message)
end
try
  q = pages(k);
  disp(size(q))
catch err
  disp(err.message)
end
try
  disp(sum(q(:)))
catch err
  disp(err.message)
end
