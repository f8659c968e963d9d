% \K lets the match begin where it stands.
1;
function t(s, p)
try, [a, b, c, d] = regexp(s, p, 'match', 'start', 'end', 'split'); printf('%s|', a{:}); printf(' %d', b); printf(' %d', c); printf(' <%s>', d{:}); disp(''); catch e, disp(e.message), end
end
t('foobar foobar', 'foo\Kbar')
t('foobar', '(?:foo\K)?bar')
t('xbar foobar', '(?:foo\K)?bar')
t('foobar', 'foo\K')
t('abab', '(a\Kb)+')
t('aXbXc', 'a\KX|b\KX')
t('aaa', 'a\Ka')
disp(regexprep('foobar foobaz', 'foo\Kba', '_'))
[tok, m] = regexp('key=val', '(\w+)=\K(\w+)', 'tokens', 'match')
