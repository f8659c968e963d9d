emails = {'a@b.co', 'bad', 'x.y@z.org', '@q.de'};
ok = ~cellfun(@isempty, regexp(emails, '^[\w.]+@\w+\.\w{2,3}$', 'match'))
dates = {'2024-01-31', '24-1-1', '1999-12-25'};
for d = dates
  n = regexp(d{1}, '^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$', 'names');
  if isempty(n) || isempty(fieldnames(n)) || isempty(n.y), printf('%s: invalid\n', d{1}); else, printf('%s: %d/%d/%d\n', d{1}, str2double(n.d), str2double(n.m), str2double(n.y)); end
end
isvarname('ab1'), isvarname('1ab'), isvarname('for'), isvarname('a b'), isvarname('_x')
all(isstrprop('12345', 'digit')), all(ismember('10101', '01')), isempty(regexp('abc', '^\d+$', 'once')), numel(strfind('((a)(b))', '(')) == numel(strfind('((a)(b))', ')'))
depth = cumsum(('(a(b)c)' == '(') - ('(a(b)c)' == ')'))
strcmp('racecar', fliplr('racecar')), strncmpi('HELLO', 'help', 3)
