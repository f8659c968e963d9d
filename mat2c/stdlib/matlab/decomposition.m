classdef decomposition
  % A matrix to solve systems with, again and again ("decomposition" of MATLAB's documentation).
  properties (SetAccess = private)
    MatrixSize = [0, 0]
    Type = 'auto'
    Datatype = 'double'
  end
  properties (Access = private)
    A = []
  end
  methods
    function D = decomposition(A, type, varargin)
      D.A = A;
      D.MatrixSize = size(A);
      D.Datatype = class(A);
      if nargin > 1
        D.Type = char(type);
      elseif size(A, 1) ~= size(A, 2)
        D.Type = 'qr';
      elseif isdiag(A)
        D.Type = 'diagonal';
      elseif istril(A) || istriu(A)
        D.Type = 'triangular';
      elseif ishermitian(A) && all(eig(A) > 0)
        D.Type = 'chol';
      elseif ishermitian(A)
        D.Type = 'ldl';
      else
        D.Type = 'lu';
      end
    end

    function x = mldivide(D, b)
      x = D.A \ b;
    end

    function x = mrdivide(b, D)
      x = b / D.A;
    end

    function D = ctranspose(D)
      D.A = D.A';
      D.MatrixSize = size(D.A);
    end

    function r = rank(D)
      r = rank(D.A);
    end

    function r = rcond(D)
      r = rcond(D.A);
    end

    function tf = isIllConditioned(D)
      tf = rcond(D.A) < eps;
    end
  end
end
