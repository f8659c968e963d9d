classdef U < P
  methods
    function m (o), m@P (o); end
  end
end
