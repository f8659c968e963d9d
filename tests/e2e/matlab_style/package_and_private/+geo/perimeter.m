function L = perimeter(P)
d = diff([P; P(1,:)]);
L = sum(sqrt(sum(d.^2,2)));
end
