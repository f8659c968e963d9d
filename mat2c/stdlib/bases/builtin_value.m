classdef builtin_value
  % An object whose class extends a built-in one: what operators and functions of numbers do with it.
  properties (Hidden)
    BuiltinValue
  end
  methods
    function o = builtin_value(v)
      o.BuiltinValue = v;
    end

    function r = plus(a, varargin)
      args = plain([{a}, varargin]);
      r = plus(args{:});
    end

    function r = minus(a, varargin)
      args = plain([{a}, varargin]);
      r = minus(args{:});
    end

    function r = times(a, varargin)
      args = plain([{a}, varargin]);
      r = times(args{:});
    end

    function r = mtimes(a, varargin)
      args = plain([{a}, varargin]);
      r = mtimes(args{:});
    end

    function r = rdivide(a, varargin)
      args = plain([{a}, varargin]);
      r = rdivide(args{:});
    end

    function r = mrdivide(a, varargin)
      args = plain([{a}, varargin]);
      r = mrdivide(args{:});
    end

    function r = ldivide(a, varargin)
      args = plain([{a}, varargin]);
      r = ldivide(args{:});
    end

    function r = mldivide(a, varargin)
      args = plain([{a}, varargin]);
      r = mldivide(args{:});
    end

    function r = power(a, varargin)
      args = plain([{a}, varargin]);
      r = power(args{:});
    end

    function r = mpower(a, varargin)
      args = plain([{a}, varargin]);
      r = mpower(args{:});
    end

    function r = eq(a, varargin)
      args = plain([{a}, varargin]);
      r = eq(args{:});
    end

    function r = ne(a, varargin)
      args = plain([{a}, varargin]);
      r = ne(args{:});
    end

    function r = lt(a, varargin)
      args = plain([{a}, varargin]);
      r = lt(args{:});
    end

    function r = le(a, varargin)
      args = plain([{a}, varargin]);
      r = le(args{:});
    end

    function r = gt(a, varargin)
      args = plain([{a}, varargin]);
      r = gt(args{:});
    end

    function r = ge(a, varargin)
      args = plain([{a}, varargin]);
      r = ge(args{:});
    end

    function r = and(a, varargin)
      args = plain([{a}, varargin]);
      r = and(args{:});
    end

    function r = or(a, varargin)
      args = plain([{a}, varargin]);
      r = or(args{:});
    end

    function r = mod(a, varargin)
      args = plain([{a}, varargin]);
      r = mod(args{:});
    end

    function r = rem(a, varargin)
      args = plain([{a}, varargin]);
      r = rem(args{:});
    end

    function r = idivide(a, varargin)
      args = plain([{a}, varargin]);
      r = idivide(args{:});
    end

    function r = bitand(a, varargin)
      args = plain([{a}, varargin]);
      r = bitand(args{:});
    end

    function r = bitor(a, varargin)
      args = plain([{a}, varargin]);
      r = bitor(args{:});
    end

    function r = bitxor(a, varargin)
      args = plain([{a}, varargin]);
      r = bitxor(args{:});
    end

    function r = bitshift(a, varargin)
      args = plain([{a}, varargin]);
      r = bitshift(args{:});
    end

    function r = atan2(a, varargin)
      args = plain([{a}, varargin]);
      r = atan2(args{:});
    end

    function r = hypot(a, varargin)
      args = plain([{a}, varargin]);
      r = hypot(args{:});
    end

    function r = max(a, varargin)
      args = plain([{a}, varargin]);
      r = max(args{:});
    end

    function r = min(a, varargin)
      args = plain([{a}, varargin]);
      r = min(args{:});
    end

    function r = uminus(a, varargin)
      args = plain([{a}, varargin]);
      r = uminus(args{:});
    end

    function r = uplus(a, varargin)
      args = plain([{a}, varargin]);
      r = uplus(args{:});
    end

    function r = not(a, varargin)
      args = plain([{a}, varargin]);
      r = not(args{:});
    end

    function r = abs(a, varargin)
      args = plain([{a}, varargin]);
      r = abs(args{:});
    end

    function r = sqrt(a, varargin)
      args = plain([{a}, varargin]);
      r = sqrt(args{:});
    end

    function r = exp(a, varargin)
      args = plain([{a}, varargin]);
      r = exp(args{:});
    end

    function r = log(a, varargin)
      args = plain([{a}, varargin]);
      r = log(args{:});
    end

    function r = floor(a, varargin)
      args = plain([{a}, varargin]);
      r = floor(args{:});
    end

    function r = ceil(a, varargin)
      args = plain([{a}, varargin]);
      r = ceil(args{:});
    end

    function r = round(a, varargin)
      args = plain([{a}, varargin]);
      r = round(args{:});
    end

    function r = fix(a, varargin)
      args = plain([{a}, varargin]);
      r = fix(args{:});
    end

    function r = sign(a, varargin)
      args = plain([{a}, varargin]);
      r = sign(args{:});
    end

    function r = sum(a, varargin)
      args = plain([{a}, varargin]);
      r = sum(args{:});
    end

    function r = prod(a, varargin)
      args = plain([{a}, varargin]);
      r = prod(args{:});
    end

    function r = cumsum(a, varargin)
      args = plain([{a}, varargin]);
      r = cumsum(args{:});
    end

    function r = mean(a, varargin)
      args = plain([{a}, varargin]);
      r = mean(args{:});
    end

    function r = any(a, varargin)
      args = plain([{a}, varargin]);
      r = any(args{:});
    end

    function r = all(a, varargin)
      args = plain([{a}, varargin]);
      r = all(args{:});
    end

    function r = isnan(a, varargin)
      args = plain([{a}, varargin]);
      r = isnan(args{:});
    end

    function r = isinf(a, varargin)
      args = plain([{a}, varargin]);
      r = isinf(args{:});
    end

    function r = isnumeric(a)
      args = plain({a});
      r = isnumeric(args{:});
    end

    function r = isfloat(a)
      args = plain({a});
      r = isfloat(args{:});
    end

    function r = isinteger(a)
      args = plain({a});
      r = isinteger(args{:});
    end

    function r = islogical(a)
      args = plain({a});
      r = islogical(args{:});
    end

    function r = isreal(a)
      args = plain({a});
      r = isreal(args{:});
    end

    function r = isfinite(a)
      args = plain({a});
      r = isfinite(args{:});
    end

    function r = double(a, varargin)
      args = plain([{a}, varargin]);
      r = double(args{:});
    end

    function r = single(a, varargin)
      args = plain([{a}, varargin]);
      r = single(args{:});
    end

    function r = int8(a, varargin)
      args = plain([{a}, varargin]);
      r = int8(args{:});
    end

    function r = int16(a, varargin)
      args = plain([{a}, varargin]);
      r = int16(args{:});
    end

    function r = int32(a, varargin)
      args = plain([{a}, varargin]);
      r = int32(args{:});
    end

    function r = int64(a, varargin)
      args = plain([{a}, varargin]);
      r = int64(args{:});
    end

    function r = uint8(a, varargin)
      args = plain([{a}, varargin]);
      r = uint8(args{:});
    end

    function r = uint16(a, varargin)
      args = plain([{a}, varargin]);
      r = uint16(args{:});
    end

    function r = uint32(a, varargin)
      args = plain([{a}, varargin]);
      r = uint32(args{:});
    end

    function r = uint64(a, varargin)
      args = plain([{a}, varargin]);
      r = uint64(args{:});
    end

    function r = logical(a, varargin)
      args = plain([{a}, varargin]);
      r = logical(args{:});
    end

    function assert(varargin)
      args = plain(varargin);
      assert(args{:});
    end

    function r = num2str(varargin)
      args = plain(varargin);
      r = num2str(args{:});
    end

    function r = mat2str(varargin)
      args = plain(varargin);
      r = mat2str(args{:});
    end

    function r = sprintf(varargin)
      args = plain(varargin);
      r = sprintf(args{:});
    end

    function r = dec2bin(varargin)
      args = plain(varargin);
      r = dec2bin(args{:});
    end

    function r = subsindex(a)
      r = double(a.BuiltinValue) - 1;
    end

    function fprintf(varargin)
      args = plain(varargin);
      fprintf(args{:});
    end

    function r = colon(varargin)
      args = plain(varargin);
      r = colon(args{:});
    end
  end
end

function args = plain(args)
  % The arguments, with the values of objects in their places.
  for k = 1:numel(args)
    if isa(args{k}, 'builtin_value')
      objects = args{k};
      args{k} = reshape([objects.BuiltinValue], size(objects));
    end
  end
end
