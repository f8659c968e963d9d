function x = clamp(x, lo, hi)
x = max(lo, min(hi, x));
