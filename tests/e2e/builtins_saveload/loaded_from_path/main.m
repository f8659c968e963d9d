% load finds files in the folders of the path, with or without their ending; the current folder comes first.
addpath ([pwd, "/data"]);
load known
height, label
s = load ("known.mat", "label")
width = read_width ()
x = load ("plain.txt")
try
  load unknown_file
catch e
  disp (e.message)
end
