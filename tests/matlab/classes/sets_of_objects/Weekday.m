classdef Weekday < uint8
  enumeration
    Monday (1), Tuesday (2), Wednesday (3), Thursday (4), Friday (5), Saturday (6), Sunday (7)
  end
  methods
    function tf=isWeekend(d), tf = d==Weekday.Saturday || d==Weekday.Sunday; end
    function n=next(d), n=Weekday(mod(uint8(d),7)+1); end
  end
  methods (Static)
    function d=fromName(n), [m,s]=enumeration('Weekday'); d=m(strcmp(s,n)); end
  end
end
