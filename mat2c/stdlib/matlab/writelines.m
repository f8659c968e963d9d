function writelines(lines, file, varargin)
  % Writes texts as the lines of a file.
  mode = 'w';
  ending = newline;
  for k = 1:2:numel(varargin)
    if strcmpi(varargin{k}, 'WriteMode') && strcmpi(varargin{k + 1}, 'append')
      mode = 'a';
    elseif strcmpi(varargin{k}, 'LineEnding')
      ending = sprintf(char(varargin{k + 1}));
    end
  end
  lines = cellstr(lines);
  fid = fopen(char(file), mode);
  if fid < 0
    error("MATLAB:textio:textio:FileNotFound", "Unable to open file '%s' for writing.", char(file));
  end
  for k = 1:numel(lines)
    fprintf(fid, '%s%s', lines{k}, ending);
  end
  fclose(fid);
end
