function priv(x)
  sub(x);
end
function sub(x)
  error('priv');
end
