classdef List < handle
  properties (SetAccess = private)
    head = []
    tail = []
    count = 0
  end
  methods
    function push (l, v)
      n = Node (v);
      if isempty (l.head)
        l.head = n;
      else
        l.tail.next = n;
      end
      l.tail = n;
      l.count += 1;
    end
    function v = pop (l)
      if l.count == 0
        error ('List:empty', 'the list is empty');
      end
      v = l.head.value;
      l.head = l.head.next;
      l.count -= 1;
      if isempty (l.head)
        l.tail = [];
      end
    end
    function c = toCell (l)
      c = cell (1, l.count);
      n = l.head;
      k = 0;
      while ! isempty (n)
        k++;
        c{k} = n.value;
        n = n.next;
      end
    end
    function reverse (l)
      before = [];
      n = l.head;
      l.tail = n;
      while ! isempty (n)
        after = n.next;
        n.next = before;
        before = n;
        n = after;
      end
      l.head = before;
    end
    function each (l, f)
      n = l.head;
      while ! isempty (n)
        f (n.value);
        n = n.next;
      end
    end
  end
end
