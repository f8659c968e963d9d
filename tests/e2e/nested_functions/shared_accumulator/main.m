function main
total = 0;
log = {};
for k = 1:4
    add(k);
end
undo();
disp(total)
disp(log)
    function add(x)
        total = total + x;
        note(sprintf('+%d', x));
    end
    function undo
        total = total - 4;
        note('undo');
    end
    function note(text)
        log{end+1} = text;
    end
end
