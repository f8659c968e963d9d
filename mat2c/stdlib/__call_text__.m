function text = __call_text__ (who, varargin)
  % The text of a call of a function with texts, as eval takes it.
  if (! iscellstr (varargin))
    __wrong_call__ (who, varargin{:});
  end
  quoted = cellfun (@(word) ["'", strrep(word, "'", "''"), "'"], varargin, "UniformOutput", false);
  text = [who, " (", strjoin(quoted, ", "), ")"];
end
