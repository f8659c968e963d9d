function m = javachk (varargin)
  % What is missing from Java: all of it.
  m = struct ("message", "javachk: this feature is not supported", "identifier", "Octave:javachk:feature-not-available");
end
