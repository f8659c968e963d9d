% Heap sort, insertion sort and shell sort by hand, checked by sort.
1;
function a = heapsort(a)
    n = numel(a);
    for start = floor(n/2):-1:1
        a = sift(a, start, n);
    end
    for last = n:-1:2
        t = a(1);
        a(1) = a(last);
        a(last) = t;
        a = sift(a, 1, last - 1);
    end
end
function a = sift(a, root, last)
    while 2 * root <= last
        child = 2 * root;
        if child < last && a(child) < a(child + 1)
            child = child + 1;
        end
        if a(root) >= a(child)
            return
        end
        a([root child]) = a([child root]);
        root = child;
    end
end
function a = insertion(a)
    for i = 2:numel(a)
        key = a(i);
        j = i - 1;
        while j >= 1 && a(j) > key
            a(j + 1) = a(j);
            j = j - 1;
        end
        a(j + 1) = key;
    end
end
function a = shell(a)
    n = numel(a);
    gap = floor(n / 2);
    while gap > 0
        for i = gap+1:n
            t = a(i);
            j = i;
            while j > gap && a(j - gap) > t
                a(j) = a(j - gap);
                j = j - gap;
            end
            a(j) = t;
        end
        gap = floor(gap / 2);
    end
end
n = 200000;
x = zeros(1, n);
seed = 3;
for k = 1:n
    seed = mod(1664525 * seed + 1013904223, 2^32);
    x(k) = seed;
end
h = heapsort(x);
s = shell(x);
few = insertion(x(1:6000));
ref = sort(x);
fprintf('%d %d %d\n', isequal(h, ref), isequal(s, ref), issorted(few));
fprintf('%d %d %d\n', h(1), s(n/2), few(end));
