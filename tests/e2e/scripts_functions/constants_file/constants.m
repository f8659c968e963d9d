% physical constants
GRAVITY = 9.81;
TWO_PI  = 2*pi;
NAMES   = {'alpha', 'beta'};
