function r = replaceBetween (str, first, last, new, varargin)
  % Texts in which what stands between two positions, both included, or between two texts, both excluded, is a
  % new text; the option 'Boundaries' says otherwise.
  r = __between__ ("replaceBetween", str, first, last, char (new), varargin);
end
