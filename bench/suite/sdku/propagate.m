function [dom, ok] = propagate(dom, sets, n)
% PROPAGATE  Remove values until nothing changes.
ok = true;
again = true;
while again
    before = dom;
    for s = 1:size(sets, 3)
        cells = sets(:, :, s);
        idx = sub2ind([n n], cells(:, 1), cells(:, 2));
        D = reshape(dom, n*n, n);
        part = D(idx, :);
        single_ = find(sum(part, 2) == 1)';
        for k = single_
            v = find(part(k, :));
            others = true(n, 1);
            others(k) = false;
            part(others, v) = false;
        end
        once = find(sum(part, 1) == 1);
        for v = once
            k = find(part(:, v));
            part(k, :) = false;
            part(k, v) = true;
        end
        D(idx, :) = part;
        dom = reshape(D, n, n, n);
    end
    again = ~isequal(before, dom);
    if any(any(sum(dom, 3) == 0))
        ok = false;
        return
    end
end
