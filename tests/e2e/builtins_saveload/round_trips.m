% Variables of all classes saved and loaded again, by name, as a struct and as plain numbers.
1;
function show_loaded (file)
  load (file, 'x1');
  disp (x1)
end
a = 3; b = [1 2.5; 3 4]; c = 'hello'; d = "dq"; e = {1, 'x'; [1 2], {}}; f.p = 1; f.q = 's';
g = struct ('u', {1, 2}); h = int8 ([1 2; 3 4]); i1 = int16 (5); j1 = true; k = [true false]; l = 1:5;
m = 1+2i; n = [1+2i 3]; o = single (2.5); p = single ([1 2]); q = zeros (2, 2, 2); r = []; s = '';
t = ['ab'; 'cd']; u = NaN; v = [Inf -Inf NaN]; x = {}; z = zeros (0, 3); aa = uint8 (zeros (0, 0));
ab = 0.1; ac = 1e10; ad = pi * 1e-5; ae = 1:0; af = struct (); ag = @sin; ai = struct ('a', {});
aj = single (1+2i); ak = int64 (9223372036854775807);
folder = tempname ();
mkdir (folder);
file = fullfile (folder, 'all.txt');
save (file, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i1', 'j1', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', ...
      't', 'u', 'v', 'x', 'z', 'aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ai', 'aj', 'ak');
clear a b c d e f g h i1 j1 k l m n o p q r s t u v x z aa ab ac ad ae af ag ai aj ak
load (file);
a, b, c, d, e, f, g, h, i1, j1, k, l, m, n, o, p, q, r, s, t, u, v, x, z, aa, ab, ac, ad, ae, af, ag, ai, aj, ak
class (o), class (aj)
S = load (file, 'a', 'c')
T = load (file);
disp (numel (fieldnames (T)))
fn = fullfile (folder, 'some.mat');
save (fn, 'a', 'b');
save ('-append', fn, 'c');
clear a b c
load (fn);
a, b, c
st.x1 = 1;
st.y1 = 'two';
save ('-text', fn, '-struct', 'st');
W = load (fn)
show_loaded (fn);
M = magic (3);
num = 0;
file = fullfile (folder, 'num.txt');
save ('-ascii', file, 'M');
N = load (file)
load (file);
num
try
  load (fullfile (folder, 'nothing.mat'));
catch err
  disp (strrep (err.message, folder, ''));
end
exist (folder, 'dir')
exist (fn, 'file')
delete (fn);
exist (fn, 'file')
[ok, message] = rmdir (folder, 's');
