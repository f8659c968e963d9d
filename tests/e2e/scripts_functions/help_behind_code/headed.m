% Copyright me

function y = headed(x) % trailing words
% real help
y = x; % note here
end
