% convn sums in the order in which conv2 does, for each page: results are the same to the last digit.
rand ("twister", 3);
A = rand (9, 8, 2);
k = [0.05 0.25 0.4 0.25 0.05];
B = rand (3, 3);
for s = {"full", "same", "valid"}
  for kernel = {k, k', B}
    pages = convn (A, kernel{1}, s{1});
    page = conv2 (A(:,:,2), kernel{1}, s{1});
    printf ("%d", isequal (pages(:,:,2), page));
  end
  X = convn (A, rand (2, 3, 2), s{1});
  printf (" %.17g", X(1:11:end));
  disp ("")
end
A = rand (6, 5, 4, 3);
B = rand (2, 3, 2, 2);
for s = {"full", "same", "valid"}
  X = convn (A, B, s{1});
  printf ("%.17g ", X(1:27:end));
  X = convn (single (A), B, s{1});
  printf ("%.9g ", X(1:27:end));
  disp (class (X))
end
