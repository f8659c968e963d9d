% Options of regexp and its like, and the outputs that they select.
regexp('caseCaSe', 'case', 'matchcase')
regexp('caseCaSe', 'case', 'ignorecase')
regexpi('caseCaSe', 'case', 'matchcase')
regexp('John Smith', '(\w+)$', 'matches')
regexp('ab12', '\d', 'starts')
regexp('ab12', '(\d)', 'tokens', 'once')
[t, n] = regexp('ab12', '(?<x>\d)', 'tokens', 'names')
try, regexp('a','a','foo'), catch e, disp(e.message), end
try, regexprep('a','a','b','foo'), catch e, disp(e.message), end
regexprep('aB','b','x','ignorecase')
regexprep('aab','a','x','once')
regexp('ab12', '\d', 'match', 'once')
regexp('ab12', '\d', 'start', 'once')
regexp('ab12', '\d', 'end')
regexp('a b', 'a b', 'freespacing')
regexp('ab', '^b', 'lineanchors')
