1;
function r = f(y)
  r = 0; q = min(y,[],2);
  for k = q(:), r = r + 1; end
end
function r = g(y)
  r = 0;
  for k = y(:), r = r + 1; end
end
function r = h(y)
  r = 0;
  for k = y, r = r + 1; end
end
printf("%d ", f(zeros(1,0)), f(zeros(0,1)), g([]), g(zeros(0,3)), h(zeros(0,3)), h(zeros(0,1)), h([]), h(zeros(1,0)), g(zeros(1,0)), h(cell(0,2)), h(cell(0,1)),h(''), h(zeros(0,3,'int8')), h(true(0,2)),h(single(zeros(0,2))));
k=0; for i=zeros(0,1), k++; end, disp(k)
k=0; q=zeros(1,0); for i=q(:), k++; end, disp(k)
k=0; for i=zeros(0,3), k++; end, disp(k)
k=0; for i=zeros(0,1,'int8'), k++; end, disp(k)
