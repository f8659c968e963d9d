1;
function t(varargin), try, r = cross(varargin{:}); disp(size(r)), disp(r), catch e, disp(e.message), end, end
t([],[1;0;0]); t(ones(2,2),ones(2,3)); t(ones(3,2),ones(2,3)); t(ones(3,3),ones(3,2)); t(ones(3,2),ones(3,3)); t([1 2 3],[1 2]); t([1 2],[1 2 3]); t([1 2],[1 2]); t([1 2 3],[4;5;6]); t([1 2 3]',[4 5 6]);
t(1,2); t(1,[1 2 3]); t([1 2 3],1); t(ones(3,1,2),ones(3,2)); t(ones(2,3),ones(2,3),1); t(ones(2,3),ones(2,3),2); t(ones(2,3),ones(3,2),2); t(ones(2,3),ones(2,3),3);
t(ones(2,2), ones(3,3)); t(ones(2,2),ones(2,3),2); t(ones(3,3),ones(3,1)); t([1 2 3 4],[1 2 3 4]); t(ones(2,2),ones(2,2),1);t([],[])
