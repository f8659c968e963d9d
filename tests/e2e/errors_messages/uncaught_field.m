cfg.name = 'x';
disp(cfg.name)
disp(cfg.size)
