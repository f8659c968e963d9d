function print_table(s)
%PRINT_TABLE prints a struct array as a table.
f = fieldnames(s);
fprintf('%-8s', f{:}); fprintf('\n');
c = struct2cell(s(:));
for k = 1:size(c, 2)
  for j = 1:size(c, 1)
    v = c{j, k};
    if ischar(v), fprintf('%-8s', v); else fprintf('%-8g', v); end
  end
  fprintf('\n');
end
