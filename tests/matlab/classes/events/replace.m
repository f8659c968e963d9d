function replace (kept, callback, count, text)
  listener = kept('listener');
  listener.Callback = callback;
  count.add (text);
end
