% Integers written by sprintf and read again by sscanf, strsplit with str2double, and by hand.
n = 50000;
v = mod((1:n) * 7919, 100003) - 50000;
s = sprintf('%d,', v);
back = sscanf(s, '%d,')';
parts = strsplit(s(1:end-1), ',');
again = zeros(1, numel(parts));
for k = 1:numel(parts)
    again(k) = str2double(parts{k});
end
hand = zeros(1, n);
m = 0;
sign = 1;
value = 0;
for k = 1:length(s)
    c = s(k);
    if c == '-'
        sign = -1;
    elseif c >= '0' && c <= '9'
        value = 10 * value + (c - '0');
    else
        m = m + 1;
        hand(m) = sign * value;
        sign = 1;
        value = 0;
    end
end
fprintf('%d %d %d %d\n', length(s), isequal(v, back), isequal(v, again), isequal(v, hand));
t = '';
for k = 1:2000
    t = [t sprintf('%d:%s;', k, num2str(k^2))];
end
fprintf('%d %s\n', length(t), t(end-10:end));
