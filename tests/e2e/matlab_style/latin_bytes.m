% Wärmeleitung: ein Kommentar mit Umlauten
T = 20; % °C
disp('Groesse in Grad');
name = 'M_ller';
fprintf('%s: %d\n', name, T);
length(name)
