f = tempname(); fid = fopen(f,'w'); fprintf(fid,'1 2 3\n4 5 6\n'); fseek(fid,100,'bof'), ftell(fid), fseek(fid,-1,'bof'), fseek(fid,5,'eof'), ftell(fid), fseek(fid,0,'bof'), fseek(fid,12,'bof'), fseek(fid,13,'bof'), ftell(fid), fputs(fid,'q'); ftell(fid), fclose(fid);
fid = fopen(f,'r+'); fseek(fid,100,'bof'), ftell(fid), fseek(fid,3,'bof'); fseek(fid,-4,'cof'), ftell(fid), fseek(fid,3,'cof'), fseek(fid,100,'cof'), ftell(fid), feof(fid)
try, fseek(fid,1.5,'bof'), catch e, disp(e.message), end
try, fseek(fid,1,'xof'), catch e, disp(e.message), end
try, fseek(fid,'a','bof'), catch e, disp(e.message), end
try, fseek(fid,[1 2],'bof'), catch e, disp(e.message), end
try, fseek(fid,1,5), catch e, disp(e.message), end
try, fseek(fid,1,1), catch e, disp(e.message), end
try, fseek(fid,NaN,'bof'), catch e, disp(e.message), end
try, fseek(fid), catch e, disp(e.message), end
for m = {'r','w','a','r+','w+','a+','rb','rt','wb','wt','ab','r+b','rb+','rt+','w+t','at'}
  fid = fopen(f, m{1}); [n,p,a] = fopen(fid); disp([m{1} ' ' p ' ' a]); fclose(fid);
end
for k = 0:2, [n,p,a] = fopen(k), end
[fid, msg] = fopen(f, 'r', 'ieee-be'); [n,p,a] = fopen(fid); p, a, fclose(fid);
try, [n,p,a] = fopen(99), catch e, disp(e.message), end
delete(f);
for sz = {-1,[-1 2],[2 -1],NaN,[1 2 3],'a',{},1.5,[2.5 2],[],[Inf 2]}
 try, sscanf('5 6 7','%d',sz{1}), catch e, disp(e.message), end
end
