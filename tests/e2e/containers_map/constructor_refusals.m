1; % What the constructor takes as keys, values, types and uniform values, and what it refuses.
function t(f)
  try, f(); catch e, disp(e.message), disp(e.identifier), end
end
t(@() containers.Map(1:3,{1,2}))
m = containers.Map ({"a","b"}, {struct(),struct()}); m.ValueType
m = containers.Map ({"a","b"}, {struct(),struct()}, "UniformValues", true); m.ValueType
m = containers.Map ({"a","b"}, {1, 2i}); m.ValueType
t(@() containers.Map ({"a", 1}, {2, 3}))
t(@() containers.Map ({{}, 1}, 2:3))
t(@() containers.Map ({1, int8(2)}, 2:3))
t(@() containers.Map ({1, single(2)}, 2:3).KeyType)
t(@() disp(containers.Map ({1, int8(2)}, 2:3).KeyType))
t(@() disp(containers.Map ({1, int8(2)}, 2:3).keys()))
t(@() containers.Map ({"a"}, 2:3))
t(@() containers.Map ({"a","b"}, 1:2, "UniformValues", 5))
t(@() containers.Map ("a", 1, "UniformValues", "x"))
t(@() containers.Map (1,2,3))
t(@() containers.Map ("KeyType", "char"))
t(@() containers.Map ("KeyType", "char", "ValueType"))
t(@() containers.Map (1,2,"foo",true))
t(@() containers.Map (1:2,{1,"a"},"UniformValues",true))
t(@() containers.Map ("KeyType","foo","ValueType","any"))
t(@() containers.Map ("KeyType","char","ValueType","foo"))
m = containers.Map ({"a","b"}, [1 2]);
t(@() containers.Map ({{1}}, 2))
t(@() containers.Map ({magic(3)}, 2))
t(@() containers.Map ({1, {2}}, {3,4}))
t(@() containers.Map ({1, 2i}, {3,4}))
t(@() containers.Map (1, 2, "UniformValues", ones (2,2)))
t(@() containers.Map (1, 2, "UniformValues", {true}))
t(@() containers.Map ("keytype", "char", "vtype", "any"))
m = containers.Map ({"a","b"}, {"x","y"}, "UniformValues", true); m.ValueType
m = containers.Map ("keytype", "double", "VALUETYPE", "any"); m.KeyType
