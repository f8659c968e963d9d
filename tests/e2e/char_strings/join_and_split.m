strsplit('a,b,,c', ','), strsplit('a b'), strsplit('a--b-c', '-'), strsplit('a,b;c', {',', ';'}), strsplit('abc', 'x'), strsplit('', ','), strsplit(',a,', ','), strsplit('a||b', '||'), strjoin({'a', 'b', 'c'}), strjoin({'a', 'b'}, '-'), strjoin({'solo'}, ','), strjoin({}, ','), strjoin({'a', 'b'}, '\n'), strcat('a', 'b'), strcat('a ', 'b '), strcat({'a '}, 'b'), strcat({'a', 'b'}, 'c'), strcat('x', {'a'; 'b'}), strcat(1, 2), [' a' 'b '], cstrcat(' a', 'b '), strtok('one two'), [t, r] = strtok('one two'), [t, r] = strtok('a,b', ','), [t, r] = strtok(''), [t, r] = strtok('  x'), strtok({'a b', 'c d'}), ostrsplit('a:b', ':'), mat2str('ab'(1) + 0), substr('hello', 2, 2), regexp('one two', ' ', 'split'), textscan_absent = 1, strread_absent = 1, fliplr(strsplit('1.2.3', '.')), str2double(strsplit('1,2,3', ',')), cellfun(@str2num, {'1', '2'}), num2str(str2double('3.5') * 2)
s = 'k1=v1;k2=v2';
for p = strsplit(s, ';')
  kv = strsplit(p{1}, '=');
  printf('%s -> %s\n', kv{:});
end
