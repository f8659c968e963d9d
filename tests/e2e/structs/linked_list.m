1;
function l = cons(v, l_), l = struct('v', v, 'next', {{l_}}); end
function show(l), while ~isempty(l), printf('%d ', l.v); l = l.next{1}; end, printf('\n'); end
function r = rev(l), r = []; while ~isempty(l), r = cons(l.v, r); l = l.next{1}; end, end
function n = len(l), n = 0; while ~isempty(l), n++; l = l.next{1}; end, end
l = []; for k = 1:4, l = cons(k, l); end
show(l), show(rev(l)), len(l), l.next{1}.v, l.next{1}.next{1}.v = 50; show(l), m = l; m.v = -1; show(m), show(l), isempty(rev([]))
