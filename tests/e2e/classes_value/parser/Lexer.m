classdef Lexer
  properties (SetAccess = private)
    text
    pos = 1
    token = ''
  end
  methods
    function l = Lexer (text)
      l.text = text;
      l = l.advance ();
    end
    function l = advance (l)
      while l.pos <= numel (l.text) && l.text(l.pos) == ' '
        l.pos += 1;
      end
      if l.pos > numel (l.text)
        l.token = '';
        return
      end
      c = l.text(l.pos);
      last = l.pos;
      if any (c == '0123456789')
        while last < numel (l.text) && any (l.text(last + 1) == '0123456789.')
          last += 1;
        end
      end
      l.token = l.text(l.pos:last);
      l.pos = last + 1;
    end
    function tf = is (l, what)
      tf = strcmp (l.token, what);
    end
  end
end
