1;
function t(f)
  try
    x = f();
    printf('%s %s: %s\n', class(x), mat2str(size(x)), mat2str(x));
  catch err
    printf('[%s] %s\n', err.identifier, err.message);
  end
end
t(@() int8(1):int8(4)); t(@() int8(1):4); t(@() 1:int8(4)); t(@() uint8(5):-2:0);
t(@() int8(1):int16(4)); t(@() int8(1):single(3)); t(@() single(1):int8(3)); t(@() int8(1):true);
t(@() int32(1):'c'); t(@() int8(1):(1 + i)); t(@() int8(1):2.5); t(@() int8(1):1.5:4); t(@() int8(1):300);
t(@() int8([]):5); t(@() 1:int8([])); t(@() int8(1):[]);
t(@() {}:1); t(@() 1:struct()); t(@() true:3); t(@() @sin:1); t(@() int8(1):{}); t(@() int8(1):struct());
t(@() 'a':'e'); t(@() single(1):0.5:3); t(@() int8(5):-3:-5); t(@() int8(100):50:127); t(@() int8(1):0:3);
t(@() uint8(3):int8(-1):1); t(@() int8(1):NaN); t(@() int8(1):Inf);
k = 0;
for v = int16(3):-1:int16(1), k = k + double(v) * 10; class(v), end
k
