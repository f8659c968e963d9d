for sz = {-1,[-1 2],[2 -1],NaN,[1 2 3],'a',{},1.5,[2.5 2],[],[Inf 2],[2 NaN],[2 Inf],0,[2 0],int8(2),true,[2;2],-Inf,[-Inf 2],'C ',1i}
 try, r = sscanf('5 6 7','%d',sz{1}); disp(mat2str(r)), catch e, disp(e.message), end
end
f = tempname(); fid = fopen(f,'w'); fprintf(fid,'5 6 7\n'); fclose(fid); fid = fopen(f);
for sz = {-1,[-1 2],NaN,[1 2 3],'a',[],[Inf 2]}
 frewind(fid);
 try, r = fscanf(fid,'%d',sz{1}); disp(mat2str(r)), catch e, disp(e.message), end
end
try, sscanf('5 6','%d',{}), catch e, disp(e.message), end
fclose(fid); delete(f);
