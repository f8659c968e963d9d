classdef vartype
  % The variables of a table that are of a class, as a subscript of it.
  properties (SetAccess = private)
    type
  end
  methods
    function v = vartype(type)
      v.type = char(type);
    end

    function tf = accepts(v, value)
      switch v.type
        case 'numeric'
          tf = isnumeric(value);
        case 'cellstr'
          tf = iscellstr(value);
        otherwise
          tf = isa(value, v.type);
      end
    end
  end
end
