% Wrong uses: columns of characters, texts that there are not.
try, editdist('abc', {'abd'}), catch err, disp(err.message), end
try, editdist('abc'), catch err, disp(err.message), end
try, texts(9), catch err, disp(err.message), end
disp('and now')
[s1, s2] = texts(0);
