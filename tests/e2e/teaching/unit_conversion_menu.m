units = {'km', 'mile'; 'kg', 'pound'; 'C', 'F'};
convert = {@(x) x * 0.621371, @(x) x * 2.204623, @(x) x * 9 / 5 + 32};
choices = [1 3 2 4];
for c = choices
    if c > rows(units)
        disp('no such choice');
        continue
    end
    v = 100;
    fprintf('%g %s = %.2f %s\n', v, units{c, 1}, convert{c}(v), units{c, 2});
end
t = 3725; h = floor(t / 3600); m = floor(mod(t, 3600) / 60); s = mod(t, 60);
fprintf('%02d:%02d:%02d\n', h, m, s);
cm = 175; feet = floor(cm / 30.48), inches = round((cm / 30.48 - feet) * 12)
money = 87; coins = [50 20 10 5 2 1]; n = zeros(size(coins)); for k = 1:numel(coins), n(k) = floor(money / coins(k)); money = mod(money, coins(k)); end, n
