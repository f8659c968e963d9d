function r = reverse (str)
  % Texts from their ends to their beginnings.
  texts = __texts__ ("reverse", str);
  for k = 1:numel (texts)
    texts{k} = texts{k}(end:-1:1);
  end
  r = __texts_like__ (texts, str);
end
