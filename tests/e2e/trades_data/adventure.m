% text adventure + parser with verbs and inventory (state in struct), deterministic script of commands
1;
function st = look(st)
  r = st.rooms.(st.at);
  printf('%s\n', r.desc);
  if ~isempty(r.items), printf('You see: %s.\n', strjoin(r.items, ', ')); end
  ex = fieldnames(r.exits)';
  printf('Exits: %s\n', strjoin(ex, ' '));
end
function [st, done] = act(st, line)
  done = false; st.turns++;
  w = strsplit(lower(strtrim(line)), ' ');
  verb = w{1}; obj = strjoin(w(2:end), ' ');
  switch verb
    case {'n', 's', 'e', 'w', 'up', 'down'}
      ex = st.rooms.(st.at).exits;
      if isfield(ex, verb)
        if strcmp(ex.(verb), 'vault') && ~any(strcmp(st.inv, 'brass key')), disp('Locked.'); return, end
        st.at = ex.(verb); st = look(st);
      else
        disp('No way.');
      end
    case {'take', 'get'}
      it = st.rooms.(st.at).items; k = find(strcmp(it, obj));
      if isempty(k), printf('There is no %s here.\n', obj);
      else, st.inv{end+1} = it{k}; st.rooms.(st.at).items(k) = []; printf('Taken: %s.\n', obj); st.score += 5;
      end
    case 'drop'
      [tf, k] = ismember(obj, st.inv);
      if tf, st.rooms.(st.at).items{end+1} = obj; st.inv(k) = []; disp('Dropped.'); else, disp('You do not have it.'); end
    case {'i', 'inventory'}
      if isempty(st.inv), disp('Empty-handed.'); else, printf('- %s\n', st.inv{:}); end
    case 'look', st = look(st);
    case 'quit', done = true;
    otherwise, printf('I do not know how to "%s".\n', verb);
  end
end
rooms.hall = struct('desc', 'A dusty hall.', 'items', {{'lamp'}}, 'exits', struct('n', 'cave', 'e', 'vault'));
rooms.cave = struct('desc', 'A wet cave.', 'items', {{'brass key', 'bone'}}, 'exits', struct('s', 'hall'));
rooms.vault = struct('desc', 'Gold everywhere!', 'items', {{'gold'}}, 'exits', struct('w', 'hall'));
st = struct('at', 'hall', 'inv', {{}}, 'rooms', rooms, 'turns', 0, 'score', 0);
st = look(st);
cmds = {'take lamp', 'e', 'N', 'get brass key', 'get sword', 'drop lamp', 'drop lamp', 'i', 's', 'e', 'take gold', 'dance', 'w', 'up', 'look', 'quit', 'look'};
for c = cmds
  printf('> %s\n', c{1});
  [st, done] = act(st, c{1});
  if done, break, end
end
st
st.rooms.cave.items
structfun(@(r) numel(r.items), st.rooms)
