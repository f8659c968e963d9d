classdef Half < Shape
end
