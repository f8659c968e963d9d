function tf = isdatetime(x)
  % Whether x is of class datetime.
  tf = isa(x, 'datetime');
end
