s = 'äöü';
length(s), double(s), upper(s), s(1) + 0, [s '!'], fprintf('%s\n', s); disp(s)
t = "naïve"; length(t), fliplr('abc'), strrep(t, 'v', 'w'), numel('€'), double('€'), uint8('é'), char(uint8([195 169])), strcmp('é', 'é'), regexprep('aéb', 'é', 'e')
