% polyval, cast, cov, circshift, nchoosek, accumarray, cell2mat, rgb2gray: forms, classes, errors.
[p, s] = polyfit(0:4, [1 2 5 10 18], 2); [y, dy] = polyval(p, [1 2 3], s); printf('%.4f %.4f\n', [y; dy])
polyval([1 2 3],[1 2;3 4],[],[1;2]), polyval([],1:3), polyval([1 2 3],[]), class(polyval(single([1 2]),3)), polyval([1 2i],2)
try, polyval({1},1), catch e, disp(e.message), end
try, polyval([1 2],'a'), catch e, disp(e.message), end
try, polyval(1,1,[],1), catch e, disp(e.message), end
try, [y, dy] = polyval(1,1,2); catch e, disp(e.message), end
cast(1,'like',2i), cast('a','like',single(1i)), cast(2.7,'like',int8(1)), class(ans), cast(2.7,'int16')
try, cast(1,'like',{}), catch e, disp(e.message), end
cov(single(5)), class(ans), cov([1 2 3],[1 2 4],1), cov([1 2;3 4],1), cov([1 2;3 4;5 7])
try, cov(1,3), catch e, disp(e.message), end
circshift([1 2;3 4;5 6],[1 1]), circshift(1:5,-2), circshift([1 2;3 4],1,2)
try, circshift(1,[2 3],4), catch e, disp(e.message), end
try, circshift(1,1.5), catch e, disp(e.message), end
try, circshift([1 2;3 4],1,3), catch e, disp(e.message), end
nchoosek(uint8(10),3), class(ans), nchoosek(uint8(20),10), nchoosek(single(10),3), class(ans), nchoosek([1 2 3],5), nchoosek('abc',2), nchoosek({1,'b',3},2), nchoosek(5,0)
try, nchoosek(ones(3),1), catch e, disp(e.message), end
try, nchoosek(100,45.5), catch e, disp(e.message), end
try, nchoosek(2,3), catch e, disp(e.message), end
accumarray([1;2;4],[10;20;30],[1 5]), accumarray([1 1;2 2],[5 6],[2 3],@(x)numel(x)>0), accumarray([1;2;1],single([1;2;3]),[],@mean), class(ans)
try, accumarray([1;2],[1;2],[],'max'), catch e, disp(e.message), end
cell2mat({}), cell2mat(cell(2,0)), cell2mat([]), cell2mat({1 [2 3];[4;7] [5 6;8 9]})
rgb2gray(uint8(reshape([255 0 0 0 255 0 0 0 255 9 9 9],2,2,3))), rgb2gray([1 0 0;0 1 0]), class(rgb2gray(single(ones(1,1,3))))
try, rgb2gray({1}), catch e, disp(e.message), end
try, rgb2gray(ones(2)), catch e, disp(e.message), end
old.TolX = 1; new.TolX = []; new.TolFun = 3; joint = optimset(old, new); joint.TolX, joint.TolFun
