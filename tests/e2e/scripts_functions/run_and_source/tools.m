1;
function s = describe (v)
  s = sprintf ("%d values, sum %g", numel (v), sum (v));
end
