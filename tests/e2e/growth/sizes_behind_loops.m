% What a loop leaves behind has the sizes of its last iteration.
1;
function v3 = rows(m4, v3, n)
  for k = 1:n
    m4 = [m4, m4(:, 1)];
    for j = 1:2
      v3 = m4(end, :);
      if isempty(v3)
        m4 = [m4; m4];
      end
    end
  end
end
v3 = [3 1 4 1 5];
m4 = [1 2 3; 4 5 6];
for k = 1:3
  m4 = [m4, m4(:, 1)];
  for j = 1:2
    v3 = m4(end, :);
    if isempty(v3)
      m4 = [m4; m4];
    end
  end
end
v3 = v3 + 1
size(v3)
w = rows([1 2 3; 4 5 6], 1:5, 3) * 2
w = rows([1 2 3; 4 5 6], 1:5, 0)
