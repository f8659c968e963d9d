function main()
%MAIN  Typical MATLAB function file with help text, sub functions and end.
%
%   See also  SOMETHING

% Copyright nobody

close all
clc

params.fs   = 100;      % sampling rate
params.N    = 8;
params.name = 'test run';

t   = (0:params.N-1)/params.fs;
sig = make_signal(t, 10);

fprintf(1,'%s: %d samples\n',params.name,length(sig));
[pk,loc]=find_peak(sig);
disp(['peak at ',num2str(loc),' value ',num2str(pk,4)]);

if(pk>0.9)&&(loc<5)
    fprintf('ok\n');
else
    fprintf('not ok\n');
end;

results = struct('peak',pk,'loc',loc);
print_results(results);
end

function s = make_signal(t,f)
s = sin(2*pi*f*t);
end

function [pk,loc] = find_peak(s)
pk = -inf; loc = 0;
for ii=1:length(s),
    if s(ii)>pk,
        pk = s(ii); loc = ii;
    end;
end;
end

function print_results(r)
fn = fieldnames(r);
for ii = 1:numel(fn)
    fprintf('%s = %g\n',fn{ii},r.(fn{ii}));
end
end
