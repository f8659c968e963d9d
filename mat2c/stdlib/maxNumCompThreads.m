function n = maxNumCompThreads (varargin)
  % How many threads compute.
  n = nproc ();
end
