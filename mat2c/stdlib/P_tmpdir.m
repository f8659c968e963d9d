function x = P_tmpdir ()
  % Where temporary files go.
  x = "/tmp";
end
