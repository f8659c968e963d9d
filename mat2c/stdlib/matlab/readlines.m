function lines = readlines(file, varargin)
  % The lines of a file as a column of strings.
  text = fileread(file);
  lines = splitlines(string(text));
  for k = 1:2:numel(varargin)
    if strcmpi(varargin{k}, 'EmptyLineRule') && strcmpi(varargin{k + 1}, 'skip')
      lines = lines(strlength(strip(lines)) > 0);
    elseif strcmpi(varargin{k}, 'WhitespaceRule') && strcmpi(varargin{k + 1}, 'trim')
      lines = strip(lines);
    end
  end
end
