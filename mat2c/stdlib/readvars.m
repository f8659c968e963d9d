function varargout = readvars (file, varargin)
  % The columns of a file of delimited text: of numbers, or cells of texts.
  fields = __read_fields__ ("readvars", file, varargin);
  if (all (isnan (str2double (fields(1,:)))))
    fields(1,:) = [];
  end
  varargout = cell (1, max (nargout, 1));
  for k = 1:numel (varargout)
    values = str2double (fields(:,k));
    if (all (isnan (values)))
      values = fields(:,k);
    end
    varargout{k} = values;
  end
end
