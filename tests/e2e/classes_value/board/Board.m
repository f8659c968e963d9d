classdef Board
  properties (SetAccess = private)
    cells = zeros (3)
    moves = 0
  end
  properties (Constant, Access = private)
    SIGNS = '.XO'
  end
  properties (Dependent)
    winner
    full
  end
  methods
    function b = play (b, r, c)
      if b.cells(r, c) != 0
        error ('Board:taken', 'field %d,%d is taken', r, c);
      end
      b.cells(r, c) = 1 + mod (b.moves, 2);
      b.moves = b.moves + 1;
    end
    function w = get.winner (b)
      w = 0;
      lines = [b.cells; b.cells'; diag(b.cells)'; diag(fliplr (b.cells))'];
      for p = 1:2
        if any (all (lines == p, 2)), w = p; end
      end
    end
    function f = get.full (b)
      f = all (b.cells(:));
    end
    function disp (b)
      for r = 1:3
        disp (Board.SIGNS(b.cells(r, :) + 1));
      end
    end
    function tf = eq (a, b)
      tf = isequal (a.cells, b.cells);
    end
    function [b, r, c] = first (b)
      [c, r] = find (b.cells' == 0, 1);
      b = b.play (r, c);
    end
  end
end
