values(end+1) = factor;
disp (values);
