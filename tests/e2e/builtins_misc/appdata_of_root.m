isappdata (0, 'level')
setappdata (0, 'level', 3);
isappdata (0, 'level')
x = getappdata (0, 'level')
x = getappdata (0, 'nothing')
setappdata (0, 'a', 1, 'b', {2});
all = getappdata (0)
x = getappdata ([0 0], 'a')
rmappdata (0, 'level');
fieldnames (getappdata (0))
try, rmappdata (0, 'level'), catch e, disp (e.message), end
try, setappdata (7, 'a', 1), catch e, disp (e.message), end
try, getappdata (7, 'a'), catch e, disp (e.message), end
try, setappdata (0, 3, 1), catch e, disp (e.message), end
try, isappdata (0, {'a'}), catch e, disp (e.message), end
setappdata (0, {'p', 'q'}, {5, 'six'});
getappdata (0, 'q')
rmappdata (0, 'a', 'b', 'p', 'q');
isempty (fieldnames (getappdata (0)))
