function r = subsref (p, s)
  switch s(1).type
    case '()'
      r = polyval (p, s(1).subs{1});
    case '.'
      switch s(1).subs
        case 'coef'
          r = p.c;
          if numel (s) > 1, r = subsref (r, s(2:end)); end
        otherwise
          error ('Poly: no field %s', s(1).subs);
      end
    otherwise
      error ('Poly: bad index');
  end
end
