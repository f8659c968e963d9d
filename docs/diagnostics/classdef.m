% Use a struct, and functions that take and give it.
p = point(1);
%% file point.m
classdef point
  properties
    x
  end
end
