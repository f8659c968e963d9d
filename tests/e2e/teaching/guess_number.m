secret = 37;
guesses = [50 25 40 37];
for k = 1:length(guesses)
    g = guesses(k);
    if g > secret
        disp([num2str(g) ' is too high']);
    elseif g < secret
        disp([num2str(g) ' is too low']);
    else
        disp(['correct after ' num2str(k) ' guesses']);
        break;
    end
end
lo = 1; hi = 100; n = 0;
while true
    n = n + 1;
    mid = floor((lo + hi) / 2);
    if mid == secret, break; elseif mid < secret, lo = mid + 1; else hi = mid - 1; end
end
fprintf('binary search needs %d\n', n);
