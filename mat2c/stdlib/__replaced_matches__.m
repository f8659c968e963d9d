function r = __replaced_matches__ (str, pattern, words, varargin)
  % regexprep of MATLAB's dialect: `${…}` in what replaces a match is a command whose text stands there.
  texts = __texts__ ("regexprep", str);
  patterns = __texts__ ("regexprep", pattern);
  words = __texts__ ("regexprep", words);
  options = cellfun (@char, varargin, "UniformOutput", false);
  for k = 1:numel (patterns)
    word = words{min(k, end)};
    if (isempty (strfind (word, "${")))
      texts = regexprep (texts, patterns{k}, word, options{:});
    else
      texts = cellfun (@(t) with_commands (t, patterns{k}, word, options), texts, "UniformOutput", false);
    end
  end
  r = __texts_like__ (texts, str);
end

function r = with_commands (text, pattern, word, options)
  once = strcmp (options, "once");
  [tokens, matches, between] = regexp (text, pattern, "tokens", "match", "split", options{! once});
  if (any (once) && ! isempty (matches))
    matches = matches(1);
    between = {between{1}, text(numel (between{1}) + numel (matches{1}) + 1:end)};
  end
  r = between{1};
  for k = 1:numel (matches)
    r = [r, filled(word, [matches(k), tokens{k}]), between{k + 1}];
  end
end

function r = filled (word, tokens)
  % The word, with the texts of $0, $1, … and of its commands.
  r = "";
  at = 1;
  while (at <= numel (word))
    rest = word(at:end);
    if (numel (rest) > 2 && strcmp (rest(1:2), "${"))
      depth = cumsum ((rest == "{") - (rest == "}"));
      last = 1 + find (depth(2:end) == 0, 1);
      r = [r, char(eval (with_tokens (rest(3:last - 1), tokens)))];
    elseif (numel (rest) > 1 && rest(1) == "$" && isdigit (rest(2)))
      last = 2;
      r = [r, token(rest(2), tokens)];
    elseif (numel (rest) > 1 && rest(1) == "\\")
      last = 2;
      r = [r, do_string_escapes(rest(1:2))];
    else
      last = 1;
      r = [r, rest(1)];
    end
    at += last;
  end
end

function r = with_tokens (command, tokens)
  % The command, with texts in quotes in the places of $0, $1, …
  [digits, between] = regexp (command, '\$(\d)', "tokens", "split");
  r = between{1};
  for k = 1:numel (digits)
    r = [r, "'", strrep(token (digits{k}{1}, tokens), "'", "''"), "'", between{k + 1}];
  end
end

function r = token (digit, tokens)
  k = str2double (digit) + 1;
  r = "";
  if (k <= numel (tokens))
    r = tokens{k};
  end
end
