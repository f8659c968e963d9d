% dlmread: parts of a file, empty fields, separators that are guessed, fields that are no numbers.
1;
function go(text, varargin)
  name = tempname();
  file = fopen(name, 'w');
  fprintf(file, '%s', text);
  fclose(file);
  try
    x = dlmread(name, varargin{:});
    printf('%s %s\n', mat2str(size(x)), mat2str(x));
  catch err
    disp(err.message)
  end
  delete(name);
end
t = sprintf('1, 2, 3\n4, 5, 6\n7, 8, 9\n10, 11, 12');
go(t)
go(t, ',', [1 0 2 1])
go(t, ',', 'B1..C2')
go(t, ',', 'b2:c3')
go(t, ',', '..C2')
go(t, ',', 'B1..')
go(t, ',', 1, 1)
go(t, ',', 10, 0)
go(t, ',', 0, 10)
go(t, ',', [0 1])
go(t, ',', -1, 0)
go(t, ',', [2 1 9 9])
go(sprintf('1,,3\n4'))
go(sprintf('1,,3\n4'), 'emptyvalue', -1)
go(sprintf('1,,3\n4'), ',', 'emptyvalue', NaN)
go(sprintf('  1  2 3\n4 5   6\n'))
go(sprintf('1\t\t3\n4\t5\t6\n'), '\t')
go(sprintf('1;2;3\n4;5;6\n'))
go(sprintf('a,b\n1,2\n'), ',', 1, 0)
go(sprintf('a,b\n1,2\n'))
go('1,2jack,3')
go('1,Inf,NaN,-Inf,Infinity,Name')
go([char([239 187 191]) sprintf('1,2\n3,4')])
go(sprintf('    \n 1 2\n11 22\n '))
go(sprintf('    \n 1 2\n11 22\n '), ' ')
go(sprintf('\n1,2\r\n3,4\r\n'))
go(sprintf('1,2\n3+2i,-4j\n'))
for field = {'2x', '2 x', '2;', '2i', '2inf', '2n', '2+', '2+3', '2-3i', '2 3', 'x', '2;5', 'nan x', 'infx', '2e', '1e5k', '2.5.3', '2_', '2 '}
  go(['1,' field{1} ',3']);
end
