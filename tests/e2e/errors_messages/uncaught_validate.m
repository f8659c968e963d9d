disp('checking')
validateattributes(-1, {'numeric'}, {'positive'});
