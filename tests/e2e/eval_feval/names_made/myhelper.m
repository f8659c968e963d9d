function r = myhelper (x), r = x - 1; end
