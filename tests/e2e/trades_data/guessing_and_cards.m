% Mastermind, hangman, blackjack with LCG
1;
function r = lcg(m)
  global SEED
  SEED = mod(1103515245 * SEED + 12345, 2^31);
  r = mod(floor(SEED / 65536), m);
end
function [black, white] = score(code, guess)
  black = sum(code == guess);
  white = 0;
  for c = unique(guess)
    white += min(sum(code == c), sum(guess == c));
  end
  white -= black;
end
function v = hand_value(cards)
  r = mod(cards - 1, 13) + 1;
  v = sum(min(r, 10));
  if any(r == 1) && v <= 11
    v = v + 10;
  end
end
function s = card_name(c)
  suits = 'SHDC';
  ranks = {'A','2','3','4','5','6','7','8','9','10','J','Q','K'};
  s = [ranks{mod(c-1,13)+1} suits(floor((c-1)/13)+1)];
end
global SEED
SEED = 42;
code = arrayfun(@(i) lcg(6) + 1, 1:4)
guesses = [1 1 2 2; 3 4 5 6; 6 5 4 3; code];
for g = guesses'
  [b, w] = score(code, g');
  fprintf('%s: %d black %d white\n', mat2str(g'), b, w);
  if b == 4, disp('solved'); break; end
end
deck = 1:52;
for i = 52:-1:2
  j = lcg(i) + 1;
  deck([i j]) = deck([j i]);
end
names = cellfun(@card_name, num2cell(deck(1:6)), 'UniformOutput', false)
wins = struct('player', 0, 'dealer', 0, 'push', 0);
pos = 1;
for game = 1:5
  player = deck(pos:pos+1); dealer = deck(pos+2:pos+3); pos += 4;
  while hand_value(player) < 17
    player(end+1) = deck(pos++);
  end
  pv = hand_value(player);
  if pv <= 21
    while hand_value(dealer) < 17
      dealer(end+1) = deck(pos); pos++;
    end
  end
  dv = hand_value(dealer);
  if pv > 21
    res = 'dealer';
  elseif dv > 21 || pv > dv
    res = 'player';
  elseif pv == dv
    res = 'push';
  else
    res = 'dealer';
  end
  wins.(res) += 1;
  fprintf('game %d: P %s (%d) D %s (%d) -> %s\n', game, strjoin(arrayfun(@card_name, player, 'UniformOutput', false)), pv, ...
    strjoin(arrayfun(@card_name, dealer, 'UniformOutput', false)), dv, res);
end
wins
word = 'octave';
shown = repmat('_', size(word));
lives = 4; used = '';
for c = 'aeixoyzctv'
  if any(used == c), continue; end
  used(end+1) = c;
  hit = word == c;
  if any(hit)
    shown(hit) = c;
  else
    lives--;
  end
  printf('%c %s %d\n', c, shown, lives);
  if all(shown ~= '_'), disp('won'), break, end
  if lives == 0, disp('lost'), break, end
end
used
hist = accumarray(mod(deck(:)-1, 4)+1, 1)'
