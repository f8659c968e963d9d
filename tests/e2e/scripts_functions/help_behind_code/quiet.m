function [L,D]=quiet(x)                                    %#ok
%QUIET first line of help
% Example:
%   x = hc(3)

% Copyright blah

error ('mex not found') ;
