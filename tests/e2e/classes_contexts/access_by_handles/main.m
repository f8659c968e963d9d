% Static members by name and by handle, from outside of their class and from inside.
try, A.hid (), catch e, disp (e.message), end
try, A.hid, catch e, disp (e.message), end
try, x = A.hid (), catch e, disp (e.message), end
try, A.pro (), catch e, disp (e.message), end
try, f = @A.hid; disp('made'), f(), catch e, disp (e.message), end
try, f = @A.hid; f(1), catch e, disp (e.message), end
try, f = @A.pro; x=f(1), catch e, disp (e.message), end
try, f = @A.pub; x=f(1), catch e, disp (e.message), end
try, x=cellfun(@A.hid,{1,2}), catch e, disp (e.message), end
try, f = @() A.hid(); f(), catch e, disp (e.message), end
try, feval('A.hid'), catch e, disp (e.message), end
try, feval('A.pub'), catch e, disp (e.message), end
try, A.nope(), catch e, disp (e.message), end
try, f=@A.nope; f(), catch e, disp (e.message), end
try, f=@A.m; f(), catch e, disp (e.message), end
try, f=@A.x; f(), catch e, disp (e.message), end
try, f=@A.K; f(), catch e, disp (e.message), end
try, A.m(), catch e, disp (e.message), end
try, A.x, catch e, disp (e.message), end
o = A ();
try, q (o), catch e, disp (e.message), end
try, h = give(o); h(), catch e, disp (e.message), end
try, h = give2(o); h(), catch e, disp (e.message), end
try, h = give4(o); h(), catch e, disp (e.message), end
try, f=@hid2; f(o), catch e, disp (e.message), end
try, hid2(o), catch e, disp (e.message), end
try, o.hid2(), catch e, disp (e.message), end
try, o.hid(), catch e, disp (e.message), end
try, hid(o), catch e, disp (e.message), end
try, o.pub(), catch e, disp (e.message), end
