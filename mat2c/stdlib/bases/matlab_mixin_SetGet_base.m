classdef matlab_mixin_SetGet_base < handle
  % What handles inherit whose properties set and get assign and read by name.
  methods
    function obj = matlab_mixin_SetGet_base(varargin)
    end

    function varargout = set(obj, varargin)
      if isscalar(varargin) && isstruct(varargin{1})
        names = fieldnames(varargin{1});
        values = struct2cell(varargin{1});
      elseif numel(varargin) == 2 && iscell(varargin{1})
        [names, values] = varargin{:};
      else
        names = varargin(1:2:end);
        values = varargin(2:2:end);
      end
      if numel(names) ~= numel(values)
        error("MATLAB:class:InvalidArgument", "Invalid parameter/value pair arguments.");
      end
      for k = 1:numel(names)
        name = fullName(obj, names{k});
        for m = 1:numel(obj)
          obj(m).(name) = values{k};
        end
      end
      varargout = cell(1, 0);
    end

    function value = get(obj, names)
      if nargin < 2
        value = struct();
        for name = reshape(properties(obj), 1, [])
          value.(name{1}) = obj.(name{1});
        end
      elseif iscell(names) || (isstring(names) && ~isscalar(names))
        names = cellstr(names);
        value = cell(numel(obj), numel(names));
        for k = 1:numel(value)
          [m, n] = ind2sub(size(value), k);
          value{k} = obj(m).(fullName(obj, names{n}));
        end
      elseif isscalar(obj)
        value = obj.(fullName(obj, names));
      else
        name = fullName(obj, names);
        value = reshape(arrayfun(@(o) o.(name), obj, 'UniformOutput', false), [], 1);
      end
    end
  end
end

function name = fullName(obj, name)
  % The name of a property, which may be shortened, in either case.
  known = properties(obj);
  at = find(strcmpi(known, name));
  if isempty(at)
    at = find(strncmpi(known, name, strlength(name)));
  end
  if numel(at) ~= 1
    error("MATLAB:noSuchMethodOrField", "Unrecognized property '%s' for class '%s'.", name, class(obj));
  end
  name = known{at};
end
