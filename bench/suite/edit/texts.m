function [s1, s2] = texts(scale)
% TEXTS  Two texts to compare; a larger scale takes more of them.
verse1 = ['The tide came in with a broken oar, a bell without a tongue, '...
          'and all the nets along the shore were mended, dry and hung. '];
verse2 = ['Nobody asked whose boat it was, nobody knew the name; '...
          'the oar was only wood because the sea had done the same. '];
verse3 = ['We burned it on the longest night to warm a stranger''s hands, '...
          'and in the morning, salt and white, it lay upon the sands. '];
essay1 = ['The first stanza sets a single object, a broken oar, on a beach '...
          'where every other tool is whole; the bell that cannot ring has '...
          'no other task than to say that help was never called. '];
essay2 = ['What follows is a refusal. The villagers do not ask, and the '...
          'rhyme of name and same lets the reader feel how easily a loss '...
          'turns into driftwood, a thing that belongs to nobody. '];
essay3 = ['Only the last lines, written years later, give the wood back. '...
          'To burn it is a kindness, to find it white with salt the next '...
          'day is the price: nothing the sea has brought can be used up. '];
amounts = [1 1 2 2 3 3];
pieces = amounts(scale);
switch pieces
    case 1
        s1 = verse1;
        s2 = essay1;
    case 2
        s1 = [verse1 verse2];
        s2 = [essay1 essay2];
    case 3
        s1 = [verse1 verse2 verse3];
        s2 = [essay1 essay2 essay3];
    otherwise
        s1 = '';
        s2 = '';
end
if mod(scale, 2) == 0
    s1 = [s1 s1];
    s2 = [s2 s2 'And so on.'];
end
