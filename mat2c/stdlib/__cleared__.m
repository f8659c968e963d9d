function meant = __cleared__ (who, names, varargin)
  % Which of the variables with these names a call of clear or clearvars means.
  if (! iscellstr (varargin))
    __wrong_call__ (who, varargin{:});
  end
  options = {"-exclusive", "-x", "-regexp", "-r", "-global", "-g", "-variables", "-v", "-all", "-a"};
  exclusive = expression = false;
  meant = kept = false (size (names));
  patterns = 0;
  for k = 1:numel (varargin)
    word = varargin{k};
    if (strcmp (word, "-except"))
      exclusive = true;
    elseif (any (strcmp (word, options)))
      exclusive = exclusive || any (strcmp (word, options(1:2)));
      expression = expression || any (strcmp (word, options(3:4)));
    elseif (! any (strcmp (word, {"all", "variables", "global"})) || k > 1)
      if (expression)
        fits = ! cellfun (@isempty, regexp (names, word, "once"));
      else
        fits = ! cellfun (@isempty, regexp (names, regexptranslate ("wildcard", ["^", word, "$"]), "once"));
      end
      if (exclusive)
        kept |= fits;
      else
        meant |= fits;
        patterns++;
      end
    end
  end
  if (patterns == 0)
    meant(:) = true;
  end
  meant &= ! kept;
end
