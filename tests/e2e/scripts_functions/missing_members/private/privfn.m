function r = privfn(x), r = -x; end
