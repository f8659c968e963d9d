s = 'aB3 _!';
isalpha(s), isdigit(s), isspace(s), isupper(s), islower(s), isalnum(s), ispunct(s), isletter(s), isstrprop(s, 'upper'), ischar(s), isxdigit('fG1'), isascii(s), iscntrl("a\n"), isgraph('a '), isprint('a'), any(isspace(s)), s(isletter(s)), s(~isspace(s)), sum(isdigit('a1b22')), isalpha({'ab', '1c'}), isspace({}), isdigit(5), isspace(''), isstrprop('a1', 'alphanum')
