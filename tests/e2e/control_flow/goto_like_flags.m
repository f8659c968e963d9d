% search with flags, as people coming from other languages write it
data = {'pear', 'fig', 'apple', 'kiwi'};
found = false;
idx = 0;
while ~found && idx < numel(data)
    idx = idx + 1;
    if data{idx}(1) == 'a'
        found = true;
    end
end
printf('%d %s\n', found, data{idx});
done = 0; pass = 0;
v = [4 2 5 1];
while ~done
    done = 1; pass++;
    for k = 1:numel(v) - 1
        if v(k) > v(k + 1)
            v([k k + 1]) = v([k + 1 k]);
            done = 0;
        end
    end
end
v, pass
state = 'start';
while ~strcmp(state, 'end')
    printf('%s ', state);
    switch state
        case 'start', state = 'middle';
        case 'middle', state = 'end';
    end
end
printf('%s\n', state);
