function em = emitter()
  handlers = struct();
  em.on = @on;
  em.emit = @emit;
  em.listeners = @() get_all();
  function on(ev, fn)
    if ~isfield(handlers, ev), handlers.(ev) = {}; end
    handlers.(ev){end+1} = fn;
  end
  function emit(ev, varargin)
    if ~isfield(handlers, ev)
      printf('no handler for %s\n', ev);
      return
    end
    for k = 1:numel(handlers.(ev))
      handlers.(ev){k}(varargin{:});
    end
  end
  function h = get_all(), h = handlers; end
end
