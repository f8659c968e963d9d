% Quicksort twice: by masks, and in place with explicit bounds.
1;
function s = quick(x)
    if numel(x) <= 1
        s = x;
        return
    end
    pivot = x(ceil(numel(x) / 2));
    s = [quick(x(x < pivot)), x(x == pivot), quick(x(x > pivot))];
end
function a = quick_in(a, lo, hi)
    if lo < hi
        pivot = a(floor((lo + hi) / 2));
        i = lo;
        j = hi;
        while i <= j
            while a(i) < pivot
                i = i + 1;
            end
            while a(j) > pivot
                j = j - 1;
            end
            if i <= j
                tmp = a(i);
                a(i) = a(j);
                a(j) = tmp;
                i = i + 1;
                j = j - 1;
            end
        end
        a = quick_in(a, lo, j);
        a = quick_in(a, i, hi);
    end
end
n = 100000;
x = zeros(1, n);
seed = 17;
for k = 1:n
    seed = mod(1664525 * seed + 1013904223, 2^32);
    x(k) = floor(seed / 1000);
end
s = quick(x);
t = quick_in(x, 1, n);
fprintf('%d %d %d %d %d\n', s(1), s(n/2), s(n), isequal(s, t), all(diff(s) >= 0));
