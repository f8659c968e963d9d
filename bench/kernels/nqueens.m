% All solutions of the n queens problem, recursively, with logical vectors.
1;
function count = place(row, n, cols, d1, d2)
    if row > n
        count = 1;
        return
    end
    count = 0;
    for c = 1:n
        a = row + c - 1;
        b = row - c + n;
        if ~cols(c) && ~d1(a) && ~d2(b)
            cols(c) = true;
            d1(a) = true;
            d2(b) = true;
            count = count + place(row + 1, n, cols, d1, d2);
            cols(c) = false;
            d1(a) = false;
            d2(b) = false;
        end
    end
end
function ok = safe(q, k)
    ok = true;
    for i = 1:k-1
        if q(i) == q(k) || abs(q(i) - q(k)) == k - i
            ok = false;
            return
        end
    end
end
n = 9;
count = place(1, n, false(1, n), false(1, 2*n - 1), false(1, 2*n - 1));
m = 10;
q = zeros(1, m);
k = 1;
found = 0;
while k > 0
    q(k) = q(k) + 1;
    while q(k) <= m && ~safe(q, k)
        q(k) = q(k) + 1;
    end
    if q(k) <= m
        if k == m
            found = found + 1;
        else
            k = k + 1;
            q(k) = 0;
        end
    else
        k = k - 1;
    end
end
fprintf('%d %d\n', count, found);
