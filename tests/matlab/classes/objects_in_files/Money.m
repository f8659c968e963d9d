classdef Money
    properties (SetAccess = private)
        Amount = 0
        Currency = "USD"
    end
    methods
        function m = Money(a, c)
            if nargin
                m.Amount = a;
                m.Currency = c;
            end
        end
        function s = saveobj(m)
            s.cents = 100 * m.Amount;
            s.currency = m.Currency;
        end
    end
    methods (Static)
        function m = loadobj(s)
            if isstruct(s)
                m = Money(s.cents / 100, s.currency);
            else
                m = s;
            end
        end
    end
end
