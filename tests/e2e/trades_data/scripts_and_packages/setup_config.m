% script that sets up the global configuration
global CFG
CFG = struct();
CFG.verbose = true;
CFG.prefix = '>> ';
CFG.limits = [0 100];
CFG.names = {'alpha', 'beta'};
