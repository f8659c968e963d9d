function r = parsed(varargin)
  p = inputParser;
  p.addRequired("X", @isnumeric);
  p.addOptional("Y", 2, @isnumeric);
  addParameter(p, "Tag", "a");
  p.addSwitch("Loud");
  p.parse(varargin{:});
  r = p.Results;
end
