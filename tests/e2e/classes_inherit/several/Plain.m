classdef Plain < Aged
end
