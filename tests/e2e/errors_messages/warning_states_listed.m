% States of warnings: which are listed, what a state of its own is, what restoring changes
1;
function sh(), a=warning(); printf('%s=%s ', [{a([1 14:end]).identifier};{a([1 14:end]).state}]{:}); disp(''); end
function sh2(), a=warning(); printf('%s=%s ', [{a.identifier};{a.state}]{:}); disp(''); end
warning('error','z:z'); warning('on','b:b');warning('off','c:c'); sh()
warning('off','all'); sh2(); warning('on','all'); sh2();
s.state='off'; s.identifier='all'; warning(s); sh2()
s=struct('identifier',{'all','x:x','y:y'},'state',{'on','off','error'}); warning(s); sh2()
s(1).state='off'; warning(s); sh2()
