% `exist` of functions in files, built-in ones, other names of them, methods, and functions of the program.
1;
function own(), end
function say(name)
  printf('%s: %d %d %d %d\n', name, exist(name), exist(name, 'builtin'), exist(name, 'file'), exist(name, 'dir'));
end
cellfun(@say, {'num2str', 'sin', 'lower', 'inf', 'inputParser', 'inline', 'besselh', 'mustBeFinite', 'gls', 'audioread', ...
  'keys', 'values', 'parse', 'containers_Map', '__eval__', 'nosuchthing', 'num2st', ''});
disp([exist('own'), exist('own', 'builtin'), exist('own', 'file'), exist('own', 'dir'), exist('own', 'any')])
disp([nargin('gls'), nargout('gls'), nargin('normest1'), nargout('humps')])
