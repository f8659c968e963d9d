% stack/queue "classes" as function files returning structs of handles; event emitter; observer
s = stack_new();
s.push(1); s.push('two'); s.push({3});
s.size()
x = s.pop()
y = s.peek()
s.pop(); s.pop();
try, s.pop(); catch e, disp(e.message), end
q = queue_new(2);
printf('%d', q.put('a'), q.put('b'), q.put('c')); printf('\n');
q.get(), q.put('d'), q.items()
em = emitter();
log_ = {};
em.on('data', @(x) printf('got %s\n', mat2str(x)));
em.on('data', @(x) printf('sum %g\n', sum(x)));
em.on('end', @() disp('bye'));
em.emit('data', [1 2 3]);
em.emit('data', 7);
em.emit('end');
em.emit('nothing');
m = em.listeners();
fieldnames(m)', numel(m.data)
acc = accumulator();
for k = 1:3, acc(k); end
acc()
p = pipeline(@(x) x + 1, @(x) x * 2, @sqrt);
p(7), p([1 7])
g = memo(@(n) n ^ 2);
g(3), g(3), g(4)
sw = dispatch('sq'); sw(5)
sw = dispatch('neg'); sw(5)
try, dispatch('zzz'), catch e, disp(e.message), end
