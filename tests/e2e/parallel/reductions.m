% what rounds add up, in every way that is one; sums of integers are exact in any order
function reductions
  v = mod((1:200) * 37, 101);
  s = 5; d = 1000; c = 0; p = 1; m = -Inf; k = Inf; any_ = false; all_ = true; q = single(0); z = 0;
  parfor i = 1:200
    s = s + v(i);
    d = d - 2 * v(i);
    if v(i) > 50
      c = c + 1;
    end
    p = p * (1 + (v(i) == 7));
    m = max(m, v(i) - i);
    k = min(v(i) + i, k);
    any_ = any_ || v(i) == 100;
    all_ = all_ && v(i) >= 0;
    q = q + single(v(i));
    z = z + (v(i) + 2i);
  end
  printf("%d ", s, d, c, p, m, k, any_, all_, q, real(z), imag(z)); printf("\n");
  t = int8(0); w = [];
  parfor i = 1:40
    t = t + int8(5);
    w = [w, i];
  end
  disp(t); disp(sum(w));
  r = 0;
  parfor i = 10:-3:-10
    r = r + i;
  end
  disp(r);
  e = 3;
  parfor i = 1:0
    e = e + i;
  end
  disp(e);
  z = -0; x = -zeros(1, 200);
  parfor i = 1:200
    z = z + x(i);
  end
  disp(1 / z);
  n = NaN;
  parfor i = 1:100
    n = max(n, i);
  end
  disp(n);
end
