disp('one');
for k = 1:3
    if k == 2
        disp('leaving');
        return
    end
    disp(k)
end
disp('not printed');
