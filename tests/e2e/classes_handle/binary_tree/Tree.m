classdef Tree < handle
  properties
    key
    left
    right
  end
  methods
    function t = Tree (key)
      if nargin > 0
        t.key = key;
      end
    end
    function insert (t, key)
      if isempty (t.key)
        t.key = key;
      elseif key < t.key
        if isempty (t.left)
          t.left = Tree (key);
        else
          t.left.insert (key);
        end
      elseif key > t.key
        if isempty (t.right)
          t.right = Tree (key);
        else
          t.right.insert (key);
        end
      end
    end
    function r = contains (t, key)
      if isempty (t.key)
        r = false;
      elseif key == t.key
        r = true;
      elseif key < t.key
        r = ! isempty (t.left) && t.left.contains (key);
      else
        r = ! isempty (t.right) && t.right.contains (key);
      end
    end
    function d = depth (t)
      d = 1 + max (Tree.depthOf (t.left), Tree.depthOf (t.right));
    end
    function r = sorted (t)
      r = [Tree.sortedOf(t.left), t.key, Tree.sortedOf(t.right)];
    end
  end
  methods (Static)
    function d = depthOf (t)
      if isempty (t), d = 0; else, d = t.depth (); end
    end
    function r = sortedOf (t)
      if isempty (t), r = []; else, r = t.sorted (); end
    end
  end
end
