function d = matlabroot ()
  % Where the language's reference implementation is installed.
  d = "/usr";
end
