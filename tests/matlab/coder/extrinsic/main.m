% "coder.extrinsic": without MATLAB, calls that don't affect results are left out
coder.extrinsic ('shout', 'figure', '-sync:on', 'counted');
shout ('not heard');
figure (1);
n = counted (3);
assert (n == 4)
counted (n);
inner ();
disp ('passed')

function inner ()
  global heard
  shout ('heard');
  assert (isequal (heard, 'heard'))
end

function shout (text)
  global heard
  heard = text;
end

function n = counted (n)
  global calls
  assert (isempty (calls))
  calls = 1;
  n = n + 1;
end
