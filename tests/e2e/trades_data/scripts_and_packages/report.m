function report(msg, varargin)
  global CFG
  if CFG.verbose
    fprintf([CFG.prefix msg '\n'], varargin{:});
  end
end
