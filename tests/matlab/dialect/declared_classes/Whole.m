classdef Whole
  properties
    a string
    b struct
    c Part
    d (1,1) string
    e containers.Map
    f function_handle
    g (1,1) Part
    h (1,3) double
    i cell
    j (1,1) struct
    k string = 'text'
    l Whole
    m dictionary
    n datetime
  end
end
