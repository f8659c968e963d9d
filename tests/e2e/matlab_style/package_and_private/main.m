% code in a package and a private folder
m = geo.Polygon_area([0 0; 4 0; 4 3]);
disp(m)
fprintf('%.2f\n', geo.perimeter([0 0; 3 0; 3 4]));
s = summary_of([1 2 3 4]);
disp(s)
try
    compute([1 2])
catch err
    disp(err.message)
end
