% tokenizer as a state machine
text = 'x1 = 3.5 + foo';
state = 'space';
tokens = {};
cur = '';
for ch = [text ' ']
  isal = isletter(ch); isdg = any(ch == '0123456789.');
  switch state
    case 'space'
      if isal, state = 'name'; cur = ch;
      elseif isdg, state = 'num'; cur = ch;
      elseif ~isspace(ch), tokens{end+1} = {'op', ch}; end
    case 'name'
      if isal || isdg, cur(end+1) = ch;
      else, tokens{end+1} = {'name', cur}; state = 'space'; if ~isspace(ch), tokens{end+1} = {'op', ch}; end, end
    case 'num'
      if isdg, cur(end+1) = ch;
      else, tokens{end+1} = {'num', str2double(cur)}; state = 'space'; end
  end
end
for t = tokens
  if ischar(t{1}{2}), printf('%-5s %s\n', t{1}{:}); else, printf('%-5s %g\n', t{1}{:}); end
end
