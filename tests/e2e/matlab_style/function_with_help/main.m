% Typical toolbox layout: function files with long help.
r = cylinder_volume(2, 5)
r = cylinder_volume(2)
[v, a] = cylinder_volume(1, 1);
fprintf('volume %.4f, area %.4f\n', v, a);
try
    cylinder_volume()
catch ME
    disp(ME.message)
end
try
    cylinder_volume(-1, 2)
catch ME
    disp(ME.message)
    disp(ME.identifier)
end
