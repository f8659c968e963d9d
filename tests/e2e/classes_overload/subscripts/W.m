classdef W
  properties
    d = [10 20 30]
    tag = 'w'
  end
  methods
    function o = W(d), if nargin, o.d = d; end, end
    function varargout = subsref(o, s)
      printf('[ref');
      for k = 1:numel(s)
        printf(' %s', s(k).type);
        if ischar(s(k).subs), printf('%s', s(k).subs); else printf('<%d', numel(s(k).subs)); for j=1:numel(s(k).subs), printf(' %s:%s', class(s(k).subs{j}), num2str(s(k).subs{j})); end, printf('>'); end
      end
      printf('] %d\n', nargout);
      switch s(1).type
        case '()'
          r = o.d(s(1).subs{:});
          if numel(s) > 1, r = subsref(r, s(2:end)); end
          varargout{1} = r;
        case '{}'
          varargout{1} = o.d(s(1).subs{1}) * 100;
        case '.'
          [varargout{1:max(nargout,1)}] = builtin('subsref', o, s);
      end
    end
    function o = subsasgn(o, s, v)
      printf('[asgn');
      for k = 1:numel(s), printf(' %s', s(k).type); end
      printf(']\n');
      switch s(1).type
        case '()'
          o.d(s(1).subs{:}) = v;
        case '{}'
          o.d(s(1).subs{:}) = v / 100;
        case '.'
          o = builtin('subsasgn', o, s, v);
      end
    end
    function r = total(o), r = sum(o.d); end
  end
end
