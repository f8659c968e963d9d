% Warnings that are issued unless a program asks for none: of numbers beside texts, loops without
% end, functions that are obsolete (once each), bounds of ranges of which a part is not used.
1;
function report(what)
  [text, id] = lastwarn();
  printf('%s: [%s] %s\n', what, strtrim(text), id);
  lastwarn('none', '');
end
function joined(a, s)
  t = [s a]; report('beside');
  t = [s; a(1:2)]; report('below'); disp(t)
  unused = [a s]; report('unused');
  try
    t = [a 3i]; disp(class(t)); report('complex');
  catch e
    disp(e.message)
  end
end
function grown(n)
  s = '';
  for k = 1:n, s = [s 64 + k]; end
  disp(s); report('appended');
  for k = 1:n, s(end + 1) = 64 + k; end
  disp(s); report('assigned');
end
function endless(n, from, step)
  for k = 1:Inf, if k > n, break; end, end
  report('counted');
  for k = from:step:Inf, if k > n, break; end, end
  report('stepped'); disp(k)
  for k = from:-step:-Inf, if k < -n, break; end, end
  report('down'); disp(k)
  for k = from:step:n, end
  report('with an end');
end
lastwarn('none', '');
joined([65 66 67], 'xy');
joined(uint8([65 66 67]), 'xy');
joined([true false true], "xy");
grown(3)
endless(3, 0, 0.5)
x = ['a' []]; report('nothing'); x = [66 '']; report('empty text'); disp(class(x))
x = horzcat('a', 66); report('horzcat'); x = vertcat('a', 66); report('vertcat');
x = cat(1, 'a', 66); report('cat'); x = {'a', 66}; report('cells'); x = [{'a'} 66]; report('joined cells');
x = ['a' 'b']; report('texts');
x = flipdim([1 2], 2); report('flipdim'); x = flipdim([1 2], 2); report('again');
x = isstr('a'); report('isstr'); x = setstr(66); report('setstr'); x = isdir('/'); report('isdir');
x = strmatch('a', {'abc'}); report('strmatch'); x = genvarname('x'); report('genvarname');
x = inline('x + 1'); report('inline'); x = findstr('abc', 'b'); report('findstr');
x = 1:[3 4]; report('array'); x = 1:(3 + 2i); report('imaginary');
for k = 1:[2 4], end, report('loop over them');
x = nchoosek(60, 30); report('nchoosek');
warning('off', 'Octave:num-to-str');
x = ['a' 66]; report('off');
warning('error', 'Octave:num-to-str');
try, grown(3), catch e, disp(e.message), end
try, x = ['a' 66]; catch e, disp(e.identifier), end
