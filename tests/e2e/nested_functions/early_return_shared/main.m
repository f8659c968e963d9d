function main()
state = 'new';
found = search([4 8 15 16], 15)
state
found = search([1 2], 9)
state
    function k = search(v, x)
        k = 0;
        for j = 1:numel(v)
            if v(j) == x
                k = j;
                state = 'found';
                return
            end
        end
        state = 'missing';
    end
end
