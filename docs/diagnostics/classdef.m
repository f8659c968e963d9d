% Derive from `handle`, or from a class that is written in MATLAB.
x = level();
%% file level.m
classdef level < matlab.System
end
