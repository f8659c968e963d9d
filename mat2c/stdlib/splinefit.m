function pp = splinefit (x, y, breaks, varargin)
  % A spline that fits data in the least-squares sense.
  if (nargin < 3)
    print_usage ();
  end
  [order, periodic] = fit_options (varargin);
  x = x(:).';
  if (isscalar (breaks))
    % About as many points fall into each piece.
    breaks = interp1 (1:numel (x), sort (x), linspace (1, numel (x), breaks + 1));
  else
    breaks = breaks(:).';
  end
  if (isvector (y))
    d = 1;
    y = y(:);
  else
    d = size (y)(1:end-1);
    y = reshape (y, prod (d), []).';
  end
  pieces = numel (breaks) - 1;
  basis = spline_basis (breaks, order);
  [values, place] = basis_values (basis, breaks, x);
  n = pieces + order;
  fold = 1:n;
  if (periodic)
    fold = mod (fold - 1, pieces) + 1;
  end
  A = accumarray ([repmat((1:numel (x))', order + 1, 1), fold(place(:))'], values(:), [numel(x), max(fold)]);
  weights = (A \ y)(fold,:);
  coefs = zeros (columns (y), pieces, order + 1);
  for j = 1:pieces
    coefs(:,j,:) = weights(j:j+order,:).' * reshape (basis(j,:,:), order + 1, order + 1);
  end
  pp = mkpp (breaks, reshape (coefs, [], order + 1), d);
end
function [order, periodic] = fit_options (options)
  order = 3;
  periodic = false;
  for k = 1:2:numel (options)
    switch (lower (options{k}))
      case "order"
        order = options{k+1};
      case "periodic"
        periodic = logical (options{k+1});
      otherwise
        error ("splinefit: option \"%s\" isn't supported", options{k});
    end
  end
end
function basis = spline_basis (breaks, order)
  % Coefficients of the B-splines: pieces by the order+1 that aren't zero there by powers from the highest.
  pieces = numel (breaks) - 1;
  before = -order:-1;
  period = breaks(end) - breaks(1);
  laps = floor (before / pieces);
  knots = [breaks(before-laps*pieces+1)+laps*period, breaks];
  after = 1:order;
  laps = floor (after / pieces);
  knots = [knots, breaks(after-laps*pieces+1)+(laps+1)*period];
  basis = zeros (pieces, order + 1, order + 1);
  for j = 1:pieces
    own = j + order;
    B = 1;
    for k = 1:order
      % B has a row for each B-spline of degree k-1 on this piece; the new ones begin at knots own-k, ..., own.
      below = [zeros(1, k); B];
      above = [B; zeros(1, k)];
      C = zeros (k + 1, k + 1);
      for i = 1:k+1
        first = own - k + i - 1;
        left = [1, knots(own)-knots(first)] / max (knots(first+k) - knots(first), realmin);
        right = [-1, knots(first+k+1)-knots(own)] / max (knots(first+k+1) - knots(first+1), realmin);
        C(i,:) = conv (below(i,:), left) + conv (above(i,:), right);
      end
      B = C;
    end
    basis(j,:,:) = B;
  end
end
function [values, place] = basis_values (basis, breaks, x)
  % The B-splines that aren't zero at the points, and which ones they are.
  pieces = rows (basis);
  k = columns (basis);
  piece = min (max (lookup (breaks, x), 1), pieces);
  s = (x - breaks(piece)).';
  values = zeros (numel (x), k);
  for power = 1:k
    values = values .* s + reshape (basis(piece,:,power), [], k);
  end
  place = piece(:) + (0:k-1);
end
