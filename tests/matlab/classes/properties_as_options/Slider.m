classdef Slider < Control
  methods
    function obj = Slider(props)
      arguments
        props.?Slider
      end
      for name = string(fieldnames(props))'
        obj.(name) = props.(name);
      end
    end
  end
end
