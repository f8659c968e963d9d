% Indexed images from colours, and colours on a helix.
1;
function tried(f,varargin)
 try
  [x,map]=f(varargin{:});
  x,map,class(x),class(map)
 catch e
  disp(strtok(e.message,"\n"))
 end
end
rgb=cat(3,[1 0;0 .5],[0 0;1 .5],[0 0;0 1]);
x=rgb2ind(rgb)
tried(@rgb2ind,rgb)
tried(@rgb2ind,rgb(:,:,1),rgb(:,:,2),rgb(:,:,3))
tried(@rgb2ind,uint8(rgb*255))
tried(@rgb2ind,uint16(rgb*65535))
tried(@rgb2ind,single(rgb))
tried(@rgb2ind,ones(2))
tried(@rgb2ind,'a')
tried(@rgb2ind,ones(2),ones(3),ones(2))
tried(@rgb2ind,{1})
tried(@rgb2ind,2*rgb)
tried(@rgb2ind,rgb>0)
[x,map]=rgb2ind(reshape(0:1199,20,20,3)/1199);class(x),size(map),x(1:3)
[x,map]=rgb2ind(cat(4,rgb,1-rgb))
c=num2cell([0 1 2 5]);
for k=1:4, cubehelix(c{k}), end
cubehelix(5,1,1,2,.5)
size(cubehelix(7))
try, cubehelix([1 2]), catch e, disp(e.message), end
