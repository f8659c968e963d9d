% Elements repeated, permuted, taken apart and put together.
x=repelem([1 2 3],2)
x=repelem([1 2;3 4],1,2)
x=repelem([1 2 3],[1 2 0])
try
  repelem([1 2;3 4],2);
catch err
  disp (err.message);
end
x=repelem([1 2;3 4],[1 2],2)
x=repelem("abc",2)
x=repelem({1,2},2)
x=repelem(5,3)
x=repelem(5,2,3)
try
  repelem([1 2 3],[1 2]);
catch err
  disp (err.message);
end
x=repelem((1:2)',2)
try
  repelem(1);
catch err
  disp (strtok (err.message, "\n."));
end
x=repelem([1 2;3 4],1,1,2)
x=perms([1 2 3])
x=perms("abc")
x=perms({1,2})
x=perms([])
try
  x=perms([1 1 2],"unique");
catch err
  disp (err.message);
end
class(perms(int8([1 2])))
x=perms(1)
try
  perms();
catch err
  disp (strtok (err.message, "\n."));
end
x=flipdim([1 2;3 4])
x=flipdim([1 2;3 4],2)
x=nonzeros([1 0 2;0 3 0])
x=isequaln(NaN,NaN)
x=isequalwithequalnans([1 NaN],[1 NaN])
x=nthargout(2,@max,[1 5 3])
x=nthargout([1 2],@size,ones(2,3))
x=nthargout(2,3,@size,ones(2,3,4))
x=common_size(1,[1 2])
[e,a,b]=common_size([1 2],3)
x=mat2cell(magic(4),[2 2],[3 1])
x=mat2cell(1:4,1,[2 2])
x=mat2cell((1:4)',[1 3])
try
  mat2cell(1:4,1,[2 3]);
catch err
  disp (err.message);
end
x=mat2cell("abcd",1,[1 3])
x=mat2cell({1,2,3},1,[1 2])
try
  mat2cell(1:4,2,4);
catch err
  disp (err.message);
end
x=mat2cell(ones(2,2,2),2,2,[1 1])
try
  mat2cell(1:4);
catch err
  disp (strtok (err.message, "\n."));
end
mat2cell(1:3,[1 0],3)
x=mat2cell(zeros(0,3),0,[1 2])
x=mat2cell(int8(1:4),1,[2 2])
x=mat2cell(struct("a",{1,2,3}),1,[1 2])
try
  mat2cell(1:4,1,2,3,4);
catch err
  disp (err.message);
end
x=bsxfun(@plus,[1 2 3],[1;2])
x=bsxfun(@(a,b) a+b,[1 2 3],[1;2])
try
  bsxfun(@plus,[1 2 3],[1 2]);
catch err
  disp (err.message);
end
try
  bsxfun(@(a,b) a+b,ones(2,3),ones(3,2));
catch err
  disp (err.message);
end
x=bsxfun("minus",[1 2],[3;4])
x=bsxfun(@max,[1 5],[3;4])
x=bsxfun(@(a,b) a.*b,int8([1 2]),[3;4])
x=bsxfun(@eq,1:3,(1:3)')
x=bsxfun(@(a,b) {a},1,2)
try
  bsxfun(1,2,3);
catch err
  disp (err.message);
end
try
  bsxfun(@plus,1);
catch err
  disp (strtok (err.message, "\n."));
end
x=bsxfun(@plus,zeros(0,3),ones(1,3))
x=bsxfun(@(a,b) a-b,zeros(0,3),ones(1,3))
x=bsxfun(@rdivide,ones(2,2,2),[1 2])
x=bsxfun(@power,[1 2 3],(0:2)')
x=bsxfun(@atan2,1:2,(1:2)')
x=bsxfun(@(a,b) a==b,"abc",["a";"b"])
