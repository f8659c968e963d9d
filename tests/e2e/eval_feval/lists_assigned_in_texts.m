1;
% Comma lists on the left side, in texts that are only known at run time.
function go(code)
  try
    eval(code);
  catch e
    printf('%s -> [%s] %s\n', code, e.identifier, e.message);
  end
end
go('x = struct("a", {1,2}); [x.a] = deal(7, 8); disp([x.a])');
go('c = cell(1,2); [c{:}] = deal(7, 8); disp(c)');
go('c = cell(1,2); [c{1:2}] = size(ones(3,4)); disp(c)');
go('[c{1:2}] = size(ones(3,4)); disp(c)');
go('c = {5,6}; [a, b] = c{:}; disp([a b])');
go('x = struct("a", {1,2}); [x(1).a, x(2).a] = deal(9, 10); disp([x.a])');
go('x = struct("a", {1,2}); [x(1:2).a] = deal(3); disp([x.a])');
go('x = struct("a", {1,2}); [x(3:4).b] = deal("p", "q"); disp(size(x)), x(4)');
go('x = struct("a", {1,2}); [z, x.a] = deal(1,2,3); disp([x.a])');
go('x = struct("a", {1,2}); [x.a] = x(end:-1:1).a; disp([x.a])');
go('x = {1,2,3}; [x{2:3}] = x{1:2}; disp(x)');
go('s.c = {1,2}; [s.c{:}] = deal(0); disp(s.c)');
go('s.c = {1,2}; [s.c{1:3}] = deal(4,5,6); disp(s.c)');
go('[c{1:20}] = deal(7); disp(size(c))');
go('[a, b] = 5;');
go('[a] = 5');
go('[c{1:2}] = deal(1, 2, 3);');
