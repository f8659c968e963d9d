x = [1 2 NaN Inf -Inf]; isnan(x), isinf(x), isfinite(x)
isnan(NaN), isinf(NaN), isfinite(NaN), isinf(Inf), isnan(-Inf), isfinite(Inf), isinf(3), isfinite(3), isnan(3)
k = numel(x); isnan(k), isinf(1:k), isfinite((1:k)'), isnan('abc'), isinf(true), isfinite(int8([1 2])), isnan(zeros(0,3)), isinf(NaN(0,2)), isnan(single(NaN)), isinf(1 / 0), isnan(0 / 0), isfinite(k / 0)
if isinf(k), disp('no'), end, if isfinite(k) && ~isnan(k), disp('yes'), end
y = Inf; y(2) = -Inf; isinf(y), isnan(y), all(isinf(y)), z = NaN(1, 3); z .* isnan(z), isnan(complex(1, NaN)), isinf(1i * Inf), isfinite(2i)
for v = [0 1/0 -1/0], if isinf(v), disp(v), else disp('finite'), end, end
w = NaN; while isnan(w), w = 3; end, w
isnan(-0), isinf(-(1/0)), a = -Inf; isinf(a), isfinite(a)
