function A = Polygon_area(P)
%POLYGON_AREA shoelace formula
x = P(:,1); y = P(:,2);
A = abs(sum(x.*y([2:end 1]) - x([2:end 1]).*y))/2;
end
