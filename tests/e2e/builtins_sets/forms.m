% Set functions: options, orientation, places, legacy forms, errors.
intersect([3 1 2]',[1 3]), intersect([1 2;3 4],[1 2 5]), intersect({'a';'b'},{'a','b'})
setxor([1 2 3],[]), setxor([],[1 2]), setdiff([],[1]), union([],[]), union({},{}), setdiff([1 2 3],[1 2 3])
intersect([],[1 2]), intersect([1 2],[3 4])
[c,ia,ib]=union([1 2 2],[2 3 3])
[c,ia,ib]=union([1 2 2],[2 3 3],'legacy')
[c,ia,ib]=setxor([1 2 2],[2 3 3])
[c,ia,ib]=setxor([1 2 2],[2 3 3],'legacy')
[c,ia]=setdiff([5 4 4 3],[3])
[c,ia]=setdiff([5 4 4 3],[3],'legacy')
[c,ia,ib]=intersect([5 4 4 3],[3 4 4],'legacy')
[c,ia,ib]=intersect([5 4 4 3],[3 4 4])
[c,ia,ib] = intersect ([3 2 4 5 7 6 5 1 0 13 13],[3 5 12 1 1 7], 'stable')
[tf,at]=ismember(['ab';'cd'],{'ab'})
ismember({'a','c'},{'a','b'})
try, setdiff([1 2;3 4],[1],'rows'), catch e, disp(e.message), end
try, unique(1,'first','last'), catch e, disp(e.message), end
try, ismember(1,{'a'}), catch e, disp(e.message), end
try, union({'a'},1), catch e, disp(e.message), end
try, ismember(1,2,'sorted'), catch e, disp(e.message), end
try, ismember(1,2,'x'), catch e, disp(e.message), end
try, setxor(1,2,3,4,5), catch e, disp(e.message(1:22)), end
[u,i,j]=unique([3 1 1 2],'legacy')
[u,i,j]=unique({'z','a','a'},'legacy')
[u,i,j]=unique([7 9 7; 0 0 0; 7 9 7; 5 5 5; 1 4 5],'rows','legacy')
[u,i,j]=unique([3 1 1 2],'stable')
ismember([1 2;3 4],[1 2;9 9],'rows')
[tf,loc]=ismember([1 5 2],[2 1 2 1])
union([1 3;2 4],[9;8])
union({'a';'c'},{'b'})
