function d = editdist(s1, s2)
% EDITDIST  Edit distance of two strings, all costs one.
DelCost = 1;
InsCost = 1;
ReplCost = 1;

n1 = size(s1, 2);
n2 = size(s2, 2);
D = zeros(n1+1, n2+1);
for i1 = 1:n1
    D(i1+1, 1) = D(i1, 1) + DelCost;
end
for j1 = 1:n2
    D(1, j1+1) = D(1, j1) + InsCost;
end

for i1 = 1:n1
    for j1 = 1:n2
        if s1(i1) == s2(j1)
            Repl = 0;
        else
            Repl = ReplCost;
        end
        D(i1+1, j1+1) = min([D(i1, j1) + Repl, D(i1+1, j1) + DelCost, ...
                             D(i1, j1+1) + InsCost]);
    end
end
d = D(n1+1, n2+1);
