function tf = iscategorical(x)
  % Whether x is of class categorical.
  tf = isa(x, 'categorical');
end
