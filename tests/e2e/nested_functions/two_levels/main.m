function main()
depth = 1;
names = 'a';
level_one();
printf('%d %s\n', depth, names);
    function level_one()
        depth = depth + 10;
        own = 5;
        level_two();
        printf('own is now %d\n', own);
        function level_two()
            depth = depth + 100;
            own = own * 2;
            names = [names 'bc'];
        end
    end
end
