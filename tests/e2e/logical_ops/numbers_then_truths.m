% A matrix that is numbers at first and truth values then, read in many ways.
1;
function show (v)
  printf ('%s [%s]:', class (v), num2str (size (v))); printf (' %g', v); printf ("\n");
end
function r0 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (sum (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s0 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (sum (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r1 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (sum (g(:)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s1 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (sum (g(:))))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r2 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g(:))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s2 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g(:)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r3 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g')
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s3 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g'))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r4 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g(2,:))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s4 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g(2,:)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r5 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g(end))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s5 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g(end)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r6 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (circshift (g, 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s6 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (circshift (g, 1)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r7 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (any (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s7 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (any (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r8 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (all (g(:)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s8 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (all (g(:))))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r9 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (find (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s9 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (find (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r10 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g + 1)
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s10 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g + 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r11 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (-g)
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s11 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (-g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r12 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (~g)
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s12 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (~g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r13 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g == 1)
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s13 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g == 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r14 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (max (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s14 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (max (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r15 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (max (g, [], 2))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s15 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (max (g, [], 2)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r16 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (min (g(:)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s16 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (min (g(:))))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r17 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show ([g; 2 * g])
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s17 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * ([g; 2 * g]))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r18 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show ([g, [true; false]])
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s18 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * ([g, [true; false]]))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r19 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (repmat (g, 2, 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s19 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (repmat (g, 2, 1)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r20 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (reshape (g, 1, []))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s20 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (reshape (g, 1, [])))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r21 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (fliplr (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s21 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (fliplr (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r22 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (rot90 (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s22 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (rot90 (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r23 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (cumsum (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s23 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (cumsum (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r24 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (sort (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s24 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (sort (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r25 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (triu (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s25 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (triu (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r26 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (kron (g, [1 2]))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s26 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (kron (g, [1 2])))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r27 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (mean (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s27 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (mean (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r28 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (mode (g(:)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s28 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (mode (g(:))))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r29 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (diag (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s29 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (diag (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r30 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (mod (g, 2))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s30 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (mod (g, 2)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r31 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (abs (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s31 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (abs (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r32 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (isnan (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s32 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (isnan (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r33 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (size (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s33 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (size (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r34 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (class (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s34 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (class (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r35 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (islogical (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s35 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (islogical (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r36 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (double (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s36 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (double (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r37 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (norm (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s37 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (norm (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r38 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (ismember (1, g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s38 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (ismember (1, g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r39 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (bitand (g, 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s39 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (bitand (g, 1)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r40 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (nnz (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s40 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (nnz (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r41 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (permute (g, [2 1]))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s41 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (permute (g, [2 1])))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r42 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (diff (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s42 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (diff (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r43 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (x(g == 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s43 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (x(g == 1)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r44 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (isequal (g, g > 0))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s44 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (isequal (g, g > 0)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r45 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (isa (g, 'double'))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s45 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (isa (g, 'double')))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r46 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (num2str (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s46 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (num2str (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r47 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (mat2str (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s47 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (mat2str (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r48 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (g(g > 0))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s48 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (g(g > 0)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r49 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (accumarray ([1; 1], g(:,1)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s49 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (accumarray ([1; 1], g(:,1))))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r50 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (bitxor (g, true))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s50 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (bitxor (g, true)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r51 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (max (g, false))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s51 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (max (g, false)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r52 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (max (true, g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s52 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (max (true, g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r53 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (xor (g, 1))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s53 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (xor (g, 1)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r54 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (cummax (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s54 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (cummax (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r55 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (squeeze (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s55 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (squeeze (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function r56 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (unique (g))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
function s56 (n)
  g = zeros (2); g(1,2) = 1; x = [5 6; 7 8];
  for t = 1:n
    show (2 * (unique (g)))
    g = g == 0 | g == 3;
  end
  show (g + 1)
end
r0 (0); try, r0 (2); catch e, disp (e.message), end, try, s0 (2); catch e, disp (e.message), end
r1 (0); try, r1 (2); catch e, disp (e.message), end, try, s1 (2); catch e, disp (e.message), end
r2 (0); try, r2 (2); catch e, disp (e.message), end, try, s2 (2); catch e, disp (e.message), end
r3 (0); try, r3 (2); catch e, disp (e.message), end, try, s3 (2); catch e, disp (e.message), end
r4 (0); try, r4 (2); catch e, disp (e.message), end, try, s4 (2); catch e, disp (e.message), end
r5 (0); try, r5 (2); catch e, disp (e.message), end, try, s5 (2); catch e, disp (e.message), end
r6 (0); try, r6 (2); catch e, disp (e.message), end, try, s6 (2); catch e, disp (e.message), end
r7 (0); try, r7 (2); catch e, disp (e.message), end, try, s7 (2); catch e, disp (e.message), end
r8 (0); try, r8 (2); catch e, disp (e.message), end, try, s8 (2); catch e, disp (e.message), end
r9 (0); try, r9 (2); catch e, disp (e.message), end, try, s9 (2); catch e, disp (e.message), end
r10 (0); try, r10 (2); catch e, disp (e.message), end, try, s10 (2); catch e, disp (e.message), end
r11 (0); try, r11 (2); catch e, disp (e.message), end, try, s11 (2); catch e, disp (e.message), end
r12 (0); try, r12 (2); catch e, disp (e.message), end, try, s12 (2); catch e, disp (e.message), end
r13 (0); try, r13 (2); catch e, disp (e.message), end, try, s13 (2); catch e, disp (e.message), end
r14 (0); try, r14 (2); catch e, disp (e.message), end, try, s14 (2); catch e, disp (e.message), end
r15 (0); try, r15 (2); catch e, disp (e.message), end, try, s15 (2); catch e, disp (e.message), end
r16 (0); try, r16 (2); catch e, disp (e.message), end, try, s16 (2); catch e, disp (e.message), end
r17 (0); try, r17 (2); catch e, disp (e.message), end, try, s17 (2); catch e, disp (e.message), end
r18 (0); try, r18 (2); catch e, disp (e.message), end, try, s18 (2); catch e, disp (e.message), end
r19 (0); try, r19 (2); catch e, disp (e.message), end, try, s19 (2); catch e, disp (e.message), end
r20 (0); try, r20 (2); catch e, disp (e.message), end, try, s20 (2); catch e, disp (e.message), end
r21 (0); try, r21 (2); catch e, disp (e.message), end, try, s21 (2); catch e, disp (e.message), end
r22 (0); try, r22 (2); catch e, disp (e.message), end, try, s22 (2); catch e, disp (e.message), end
r23 (0); try, r23 (2); catch e, disp (e.message), end, try, s23 (2); catch e, disp (e.message), end
r24 (0); try, r24 (2); catch e, disp (e.message), end, try, s24 (2); catch e, disp (e.message), end
r25 (0); try, r25 (2); catch e, disp (e.message), end, try, s25 (2); catch e, disp (e.message), end
r26 (0); try, r26 (2); catch e, disp (e.message), end, try, s26 (2); catch e, disp (e.message), end
r27 (0); try, r27 (2); catch e, disp (e.message), end, try, s27 (2); catch e, disp (e.message), end
r28 (0); try, r28 (2); catch e, disp (e.message), end, try, s28 (2); catch e, disp (e.message), end
r29 (0); try, r29 (2); catch e, disp (e.message), end, try, s29 (2); catch e, disp (e.message), end
r30 (0); try, r30 (2); catch e, disp (e.message), end, try, s30 (2); catch e, disp (e.message), end
r31 (0); try, r31 (2); catch e, disp (e.message), end, try, s31 (2); catch e, disp (e.message), end
r32 (0); try, r32 (2); catch e, disp (e.message), end, try, s32 (2); catch e, disp (e.message), end
r33 (0); try, r33 (2); catch e, disp (e.message), end, try, s33 (2); catch e, disp (e.message), end
r34 (0); try, r34 (2); catch e, disp (e.message), end, try, s34 (2); catch e, disp (e.message), end
r35 (0); try, r35 (2); catch e, disp (e.message), end, try, s35 (2); catch e, disp (e.message), end
r36 (0); try, r36 (2); catch e, disp (e.message), end, try, s36 (2); catch e, disp (e.message), end
r37 (0); try, r37 (2); catch e, disp (e.message), end, try, s37 (2); catch e, disp (e.message), end
r38 (0); try, r38 (2); catch e, disp (e.message), end, try, s38 (2); catch e, disp (e.message), end
r39 (0); try, r39 (2); catch e, disp (e.message), end, try, s39 (2); catch e, disp (e.message), end
r40 (0); try, r40 (2); catch e, disp (e.message), end, try, s40 (2); catch e, disp (e.message), end
r41 (0); try, r41 (2); catch e, disp (e.message), end, try, s41 (2); catch e, disp (e.message), end
r42 (0); try, r42 (2); catch e, disp (e.message), end, try, s42 (2); catch e, disp (e.message), end
r43 (0); try, r43 (2); catch e, disp (e.message), end, try, s43 (2); catch e, disp (e.message), end
r44 (0); try, r44 (2); catch e, disp (e.message), end, try, s44 (2); catch e, disp (e.message), end
r45 (0); try, r45 (2); catch e, disp (e.message), end, try, s45 (2); catch e, disp (e.message), end
r46 (0); try, r46 (2); catch e, disp (e.message), end, try, s46 (2); catch e, disp (e.message), end
r47 (0); try, r47 (2); catch e, disp (e.message), end, try, s47 (2); catch e, disp (e.message), end
r48 (0); try, r48 (2); catch e, disp (e.message), end, try, s48 (2); catch e, disp (e.message), end
r49 (0); try, r49 (2); catch e, disp (e.message), end, try, s49 (2); catch e, disp (e.message), end
r50 (0); try, r50 (2); catch e, disp (e.message), end, try, s50 (2); catch e, disp (e.message), end
r51 (0); try, r51 (2); catch e, disp (e.message), end, try, s51 (2); catch e, disp (e.message), end
r52 (0); try, r52 (2); catch e, disp (e.message), end, try, s52 (2); catch e, disp (e.message), end
r53 (0); try, r53 (2); catch e, disp (e.message), end, try, s53 (2); catch e, disp (e.message), end
r54 (0); try, r54 (2); catch e, disp (e.message), end, try, s54 (2); catch e, disp (e.message), end
r55 (0); try, r55 (2); catch e, disp (e.message), end, try, s55 (2); catch e, disp (e.message), end
r56 (0); try, r56 (2); catch e, disp (e.message), end, try, s56 (2); catch e, disp (e.message), end
