classdef (ConstructOnLoad) WinData < event.EventData
    properties
        Who
    end
    methods
        function d = WinData(w), d.Who = w; end
    end
end
