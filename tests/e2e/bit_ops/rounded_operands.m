1;
function t(f)
  try
    x = f(); printf('%s ', class(x)); disp(x);
  catch e
    printf('[%s] %s\n', e.identifier, e.message);
  end
end
t(@() bitand(1.5,2)), t(@() bitand(2.5,3)), t(@() bitand(-1,3)), t(@() bitor(1.7,0)), t(@() bitxor(0.5,0))
t(@() bitand(1e20,7)), t(@() bitand(NaN,7)), t(@() bitand(uint8(5),2.5)), t(@() bitand(single(2.5),3)), t(@() bitand(uint8(5),300))
t(@() bitand(true,3)), t(@() bitor('a',1)), t(@() bitor({},1)), t(@() bitand('a',{})), t(@() bitand(int8(1),'a')), t(@() bitand(single(1),int8(1)))
t(@() bitand(-5,7)), t(@() bitor(-5.5,7)), t(@() bitand(uint8(5),-1)), t(@() bitand(int8(5),-1)), t(@() bitand(Inf,255)), t(@() bitand([1.2 3.7],[7 7])), t(@() bitand(int64(5),1e19)), t(@() bitxor(int8(-1),int8(1)))
