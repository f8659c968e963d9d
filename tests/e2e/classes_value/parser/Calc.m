classdef Calc
  properties
    vars = struct ()
  end
  methods
    function v = evaluate (c, text)
      [v, l] = c.expr (Lexer (text));
      if ! isempty (l.token)
        error ('Calc:syntax', 'unexpected ''%s''', l.token);
      end
    end
  end
  methods (Access = private)
    function [v, l] = expr (c, l)
      [v, l] = c.term (l);
      while l.is ('+') || l.is ('-')
        op = l.token;
        [w, l] = c.term (l.advance ());
        if op == '+', v = v + w; else, v = v - w; end
      end
    end
    function [v, l] = term (c, l)
      [v, l] = c.factor (l);
      while l.is ('*') || l.is ('/')
        op = l.token;
        [w, l] = c.factor (l.advance ());
        if op == '*', v = v * w; else, v = v / w; end
      end
    end
    function [v, l] = factor (c, l)
      if l.is ('(')
        [v, l] = c.expr (l.advance ());
        if ! l.is (')'), error ('Calc:syntax', 'missing )'); end
        l = l.advance ();
      elseif l.is ('-')
        [v, l] = c.factor (l.advance ());
        v = -v;
      else
        v = str2double (l.token);
        if isnan (v), error ('Calc:syntax', 'number expected, not ''%s''', l.token); end
        l = l.advance ();
      end
    end
  end
end
