function r = deep(s), r = ['deep ' s]; end
