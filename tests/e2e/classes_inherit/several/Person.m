classdef Person < Named & Aged
  properties
    job = 'none'
  end
  methods
    function o = Person (n, a, j)
      disp ('Person begins');
      o@Named (n);
      o@Aged (a);
      if nargin > 2, o.job = j; end
    end
    function r = hello (o)
      r = hello@Named (o);
      r = [r sprintf(', %d, %s', o.age, o.job)];
    end
  end
end
