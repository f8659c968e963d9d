function D = diffraction(cells, w1, w2, T1, T2)
% DIFFRACTION  Young's two-slit experiment.
%   D = diffraction(cells, w1, w2, T1, T2): a row of
%   [position in cm, relative intensity] for each screen point.
%   Cells repeat two slits of widths w1, w2 and transmissions T1, T2.

L = 5;                            % distance of the screen, m
lambda = 633e-9;                  % wave length, m
K = 2*pi/lambda;
cellsize = w1 + w2;
ds = lambda/100;                  % spacing of the sources
dscreen = L/(10*cells)*lambda/mean([w1 w2]);
screen = 3*L*lambda/mean([w1 w2]);

D = zeros(0, 2);
for s = 0:dscreen:screen
    amp = 0;
    for c = 0:cells-1
        % first slit of the cell
        for t = 0:ds:w1
            x = abs((s - (c*cellsize + t)) + L*i);
            amp = amp + T1*exp(i*K*x);
        end
        % second slit
        for t = 0:ds:w2
            x = abs((s - (c*cellsize + w1 + t)) + L*i);
            amp = amp + T2*exp(i*K*x);
        end
    end
    intensity = abs(amp)^2;
    D = [D; 100*s, intensity/(cells*cellsize/ds)];
end
