function main
% Simulates a thermostat; written as one MATLAB file.
p = defaults;
state.T = 15; state.on = false;
hist = zeros(p.N,2);
for n=1:p.N
    state = step(state,p);
    hist(n,:) = [state.T state.on];
end
report(hist,p);
end

function p = defaults
p = struct('N',12,'lo',18,'hi',21,'gain',1.5,'loss',0.4);
end

function s = step(s,p)
if s.T<p.lo
    s.on=true;
elseif s.T>p.hi
    s.on=false;
end
s.T = s.T + p.gain*s.on - p.loss;
end

function report(h,p)
fprintf('%2d %6.2f %d\n',[1:p.N; h']);
fprintf('duty %.0f%%\n',100*mean(h(:,2)));
end
