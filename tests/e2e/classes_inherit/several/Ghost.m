classdef Ghost < Named & Aged
  methods
    function o = Ghost ()
      disp ('Ghost');
      o.age = -1;
    end
  end
end
