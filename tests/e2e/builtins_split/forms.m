% strsplit, strtok, deblank, strmatch, findstr: options, shapes, errors.
strsplit('road to^hell', '[ ^]', 'delimitertype', 'r')
[s, m] = strsplit("hello \t world", true)
strsplit('a,,b', ',', false), strsplit('a,,b', ',', true, 'delimitertype', 's'), strsplit('a||b', {'|'}, 'CollapseDelimiters', false)
try, strsplit(['abc';'xyz']), catch e, disp(e.message), end
try, strsplit('abc','def','collapsedelimiters',ones(3,3)), catch e, disp(e.message), end
try, strsplit('a b',' ','delimitertype','x'), catch e, disp(e.identifier), end
try, strsplit('a b',' ','foo','s'), catch e, disp(e.message), end
size(strtok(' ')), strtok(' this '.')
[t,r] = strtok({'a b','c'},' ')
try, strtok(char('hello','world'),'l'), catch e, disp(e.message), end
deblank({[]}), deblank({'a ',' b '}), deblank(['ab  ';'c   '])
try, deblank(5), catch e, disp(e.message), end
strmatch('ap',{'apple','banana','ap'}), strmatch('',{'','x'}), strmatch({'a'},{'ab','b'}), strmatch('ap',{'apple','ap'},'exact'), strmatch('b',['abc';'bcd'])
try, findstr(['AB';'CD'],'C'), catch e, disp(e.message), end
