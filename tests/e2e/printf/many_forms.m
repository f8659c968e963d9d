% Every conversion with flags, widths and precisions, of numbers of all kinds.
x = {0, 7, -7, 123456789, -2^31, 2^53, 2^62, -2^63, 1.5, -0.25, Inf, -Inf, NaN, 1e10, 1e300, true, 'c', int8(-5), uint64(18446744073709551615), int64(-9223372036854775807), []};
forms = {'%d', '%i', '%5d', '%-5d', '%05d', '%+d', '% d', '%.3d', '%12d', '%u', '%x', '%o', '%ld', ...
         '%g', '%8.3f', '%-10.2e', '%+.1f', '%s', '%5s', '%-5s', '%.2s'};
for k = 1:numel(x)
  for j = 1:numel(forms)
    printf(['[' forms{j} ']'], x{k});
  end
  printf('\n');
end
printf('%d %s|', 1, 'abc', 22, 'de'); printf('\n');
printf('[%s]', repmat('long text ', 1, 20)); printf('[%300d]\n', 5);
printf('%s\n', [72 101 108 108 111], 'x', [1.5 65]);
printf('%s %d\n', 'ab', 'cd'); printf('%*d|%-*d|%.*f\n', 6, 42, 6, 42, 2, pi);
printf('%f\n', 1e300); s = sprintf('%d,', 1:300); disp(length(s)); disp(s(end-10:end))
name = tempname(); f = fopen(name, 'w');
fprintf(f, '%s\n', repmat('a', 1, 255), repmat('b', 1, 256), repmat('c', 1, 257), '', repmat('d', 1, 600)); fprintf(f, 'end');
fclose(f); f = fopen(name);
while true
  l = fgetl(f); if ~ischar(l), break, end, printf('%d ', length(l));
end
frewind(f); while ~feof(f), l = fgets(f); printf('%d ', length(l)); end
frewind(f); l = fgetl(f, 256); disp(length(l)); fclose(f); delete(name);
