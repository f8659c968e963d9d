function log_event(kind, varargin)
global LIB
persistent seq
if isempty(seq), seq = 0; end
seq++;
LIB.log{end+1} = sprintf('%03d %s %s', seq, kind, strjoin(varargin, ','));
