% Remove the declaration where the function is to run; calls whose results are used do run.
coder.extrinsic('report');
report(3);
function report(x)
  disp(x);
end
