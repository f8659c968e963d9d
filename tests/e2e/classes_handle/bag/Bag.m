% A bag of things.
%
% Use it so.
classdef Bag < handle
  % BAG help

  properties (Access = public) % data
    items = struct ('name', {}, 'qty', {});   % none yet
    opts
    m = containers.Map ('KeyType', 'char', 'ValueType', 'any');
  endproperties

  properties (Constant = true, Hidden = true)
    VERSION = '1.0';
  end

  methods (Access = public)

    function this = Bag (varargin)
      p = inputParser ();
      p.FunctionName = 'Bag';
      p.addParameter ('size', 10, @isnumeric);
      p.addParameter ('label', 'bag');
      p.parse (varargin{:});
      this.opts = p.Results;
      this.m('k') = 1;
    endfunction

    function put (this, name, qty)
      % PUT adds
      narginchk (2, 3);
      if nargin < 3
        qty = 1;
      endif
      k = this.find_ (name);
      if k
        this.items(k).qty += qty;
      else
        this.items(end + 1) = struct ('name', name, 'qty', qty);
      endif
    endfunction

    function n = total (this)
      n = sum ([this.items.qty]);
    endfunction

    function names = list (this, f)
      names = {this.items.name};
      if nargin > 1
        names = cellfun (f, names, 'UniformOutput', false);
      end
      names = sort (names);
    end

    function each (this, fn)
      for it = this.items
        fn (it.name, it.qty);
      endfor
    end

    function this = setOpt (this, varargin)
      for k = 1:2:numel (varargin)
        this.opts.(varargin{k}) = varargin{k+1};
      end
    end
    function s = toStruct (this)
      s = struct ('items', {this.items}, 'n', this.total);
    end
  endmethods

  methods (Access = private)
    function k = find_ (this, name)
      k = find (strcmp ({this.items.name}, name), 1);
      if isempty (k), k = 0; end
    end
  end

  methods (Static = true)
    function b = fromCell (c)
      b = Bag ();
      for k = 1:numel (c), b.put (c{k}); end
    end
  end
endclassdef
