word = 'compiler'; guesses = 'etaoinshrdlcump';
shown = repmat('_', size(word)); lives = 6;
for g = guesses
  if any(word == g)
    shown(word == g) = g;
    printf('%c  %s\n', g, shown);
  else
    lives--; printf('%c  miss, %d left\n', g, lives);
  end
  if all(shown ~= '_'), disp('won'), break, end
  if lives == 0, disp('lost'), break, end
end
strcmp(shown, word), sum(shown == '_')
