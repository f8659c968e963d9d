p = inputParser;
p.addOptional("opt2", 7); p.addOptional("aopt", 8); p.addParameter("zeta", 1); p.addParameter("Alpha", 2); p.addParameter("beta", 3); p.addSwitch("Sw"); p.addSwitch("ab");
p.parse(); r = p.Results, p.UsingDefaults
p.parse('beta', 9); r = p.Results, p.UsingDefaults
p
