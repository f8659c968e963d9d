disp ("stopping");
return
