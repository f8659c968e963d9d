function varargout = subsref (s, i)
  if strcmp (i(1).type, '{}')
    varargout{1} = s.items{i(1).subs{:}};
  elseif strcmp (i(1).type, '.') && strcmp (i(1).subs, 'top')
    varargout{1} = s.items{end};
  else
    error ('Stack: bad subscript %s', i(1).type);
  end
end
