1;
function show()
  x = pi
  y = -2.5
  z = 100000.5
  n = [1 2 0]
  v = [1.5 -2.25 1000.125]
  w = [1e-5 1; 1e5 NaN]
  i = int8([1 -2; 3 100])
  l = [true false]
  c = 1 + 2i
  m = [1+2i 3.5-4.25i; 0 1e3i]
  s = single([1.5 2.5e6])
  st.a = -7; st.b = [1.5 2.5]; st.d = {1, 'x', uint16(300)};
  st
  r = 0:0.25:1
  d = eye(2)
  e = zeros(0, 3)
  nd = zeros(1, 2, 2)
  disp(m)
  disp(-0.001)
end
styles = {'bank', 'hex', '+', 'shorteng', 'longEng', 'bit', 'short'};
for k = 1:numel(styles)
  printf('--- %s\n', styles{k});
  format(styles{k});
  show();
end
