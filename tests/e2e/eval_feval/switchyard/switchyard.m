function varargout = switchyard (action, varargin)
% calls itself by the name of its file
  persistent log
  if nargin == 0
    action = "init";
  end
  switch action
    case "init"
      log = {};
      feval (mfilename, "add", 3);
      feval (mfilename (), "add", [4 5]);
      varargout{1} = feval (mfilename, "sum");
      printf ("%s\n", log{:});
    case "add"
      log{end+1} = mat2str (varargin{1});
    case "sum"
      varargout{1} = sum (cellfun (@(s) sum (str2num (s)), log));
    otherwise
      error ("%s: no action %s", mfilename, action);
  end
end
