% "memoize", "stats", "clearCache", "clearAllMemoizedCaches"
%#dialect matlab
mf = memoize(@plus);
a = mf(13,42); b = mf(7,33); c = mf(13,42); d = mf(5,120); e = mf(13,42); f = mf(7,33);
s = stats(mf);
assert(s.CacheHitRatePercent==50 && s.CacheOccupancyPercent==30)
assert(s.MostHitCachedInput.Hits==2 && isequal(s.MostHitCachedInput.Input,{13,42}))
assert(isequal(s.Cache.HitCount,[2 1 0]) && s.Cache.TotalMisses==3 && isequal(s.Cache.Nargout,[1 1 1]))
m2 = memoize(@plus); m2.CacheSize=3; assert(mf.CacheSize==3)
mf.clearCache; assert(isempty(mf.stats.Cache.Inputs) && mf.stats.Cache.TotalHits==0)
assert(a==55 && c==55)
n=0; g=memoize(@(x) x^2); assert(g(3)==9&&g(3)==9&&g.stats.Cache.TotalHits==1)
[m,i]=deal(0); mm=memoize(@max); [m,i]=mm([1 9 2]); assert(m==9&&i==2); assert(mm([1 9 2])==9)
clearAllMemoizedCaches; assert(mm.stats.Cache.TotalMisses==0)
disp('passed')
