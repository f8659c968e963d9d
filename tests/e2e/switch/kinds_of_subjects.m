% Subjects of every class against labels that are written out, one by one and in cells.
function kinds_of_subjects()
  subjects = {3, 65, -2, 0.5, NaN, Inf, int8(3), uint64(18446744073709551615), int64(-2), single(0.5), ...
    true, false, 'A', 'AB', 'abc', '', "", [], [1 2], ['a';'b';'c'], [65 66], zeros(0, 3)};
  for k = 1:numel(subjects)
    printf('%d: %s %s %s\n', k, numbers(subjects{k}), texts(subjects{k}), mixed(subjects{k}));
  end
  for x = [-2 0.5 3 4 65 NaN]
    printf('%s %s %s\n', numbers(x), texts(x), mixed(x));
  end
  for x = int8([-2 3 65])
    printf('%s %s %s\n', numbers(x), texts(x), mixed(x));
  end
  for c = 'Ab3'
    printf('%s %s %s\n', numbers(c), texts(c), mixed(c));
  end
  for k = 1:5
    printf('%s %s %s\n', numbers(k), grown(k), side(k > 2));
  end
  state = 'A'; n = zeros(1, 3);
  for k = 1:10
    switch state
      case 'A', state = 'B'; n(1)++;
      case {'B', 'X'}, state = 'long'; n(2)++;
      case 'long', state = 'A'; n(3)++;
    end
  end
  disp(n), disp(state)
  letter = 'q';
  for k = 1:3
    switch letter
      case 'q', letter = 'r';
      case {'r', 's'}, letter = 'z';
      otherwise, letter = '?';
    end
    printf('%s%d ', letter, strcmp(letter, 'r') + 2*strcmp('z', letter) + 4*strcmp(letter, 'rr'));
  end
  printf('\n');
  words = {'add', 'sub', 'mul', 'a', '', ['ab'; 'cd'], 'add '};
  for k = 1:numel(words)
    w = words{k};
    printf('%d%d%d%d ', strcmp(w, 'add'), strcmp('a', w), strcmp(w, 'abcd'), strcmp(w, ''));
  end
  printf('\n');
  for k = 1:3
    t = repmat('ab', 1, k);
    u = t(1:k-1);
    printf('%d%d%d%d ', strcmp(t, 'abab'), strcmp(u, 'a'), strcmp(u', 'ab'), strcmp(u, ''));
  end
  printf('\n');
end
function r = numbers(x)
  switch x
    case 3, r = 'three';
    case {-2, 0.5}, r = 'minus two or half';
    case {18446744073709551615, NaN, Inf}, r = 'far';
    case {}, r = 'none';
    case [1 2], r = 'row';
    otherwise, r = 'other';
  end
end
function r = texts(x)
  switch x
    case 'A', r = 'letter';
    case {'AB', 'abc'}, r = 'word';
    case '', r = 'empty';
    case {'b', "\63"}, r = 'small';
    otherwise, r = 'other';
  end
end
function r = mixed(x)
  switch x
    case {'A', 3}, r = 'A or three';
    case {-2, 'abc', ''}, r = 'some';
    case {[65 66], 'x'}, r = 'codes';
    case true, r = 'true';
    otherwise, r = 'other';
  end
end
function r = grown(k)
  s = '';
  for i = 1:k, s(end+1) = 'a' + mod(i, 2); end
  switch s
    case 'b', r = '1';
    case {'ba', 'bab'}, r = '2 or 3';
    case 'baba', r = '4';
    otherwise, r = s;
  end
end
function r = side(t)
  switch t
    case 1, r = 'yes';
    case {0, 'n'}, r = 'no';
  end
end
