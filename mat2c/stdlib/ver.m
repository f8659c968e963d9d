function v = ver (varargin)
  % The version of the language.
  v = struct ("Name", "Octave", "Version", OCTAVE_VERSION (), "Release", [], "Date", "2022-11-02");
  if (nargin > 0 && ! strcmpi (varargin{1}, "octave"))
    v = struct ("Name", {}, "Version", {}, "Release", {}, "Date", {});
  end
end
