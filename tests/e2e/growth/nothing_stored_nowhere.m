1; % What is empty and does not fit the empty part it is stored in makes nothing grow.
a = ''; e = []; z = zeros(2,0);
try
  c = zeros(1,0); c(1:2,2:end) = a
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(1,0); c(1:2,2:end) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(1,0); c(1:2,1:0) = z
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(1,0); c(1:2,zeros(1,0)) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(1:2,zeros(1,0)) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(1:2,zeros(1,0)) = z
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(1:2,zeros(1,0)) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(4,zeros(1,0)) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(zeros(1,0),7) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(zeros(1,0)) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = [1 2 3]; c(zeros(1,0)) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = []; c(3,zeros(1,0)) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = []; c(zeros(1,0),3) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = []; c(3,zeros(1,0)) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = []; c(:,zeros(1,0)) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = []; c(:,3) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = []; c(:,3) = zeros(0,1)
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(0,2); c(:,3) = zeros(0,1)
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(0,2); c(:,4) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(0,2); c(end+1,:) = [1 2]
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(0,2); c(1:0,5) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = {}; c(3,zeros(1,0)) = {5}
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = {}; c(2:3,1:0) = {}
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = {}; c(1:2,1:0) = cell(2,0)
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 'ab'; c(2,1:0) = a
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 'ab'; c(2,1:0) = 'x'
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(1,0); c(:,:) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(1,0); c(:) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = zeros(1,0); c(:) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = ones(2,2); c(:,:,1:0) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = ones(2,2); c(3,3,1:0) = 5
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = ones(2,2); c(3,3,1:0) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = ones(2,2); c(1:0,1:0,2) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = int8([1 2]); c(2,1:0) = int8([])
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = true(1,2); c(2,1:0) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = struct('a',{1,2}); c(2,1:0) = struct('a',{})
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c(5:4) = 1
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; n = 0; c(4:3+n) = 7
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c(false(1,3)) = 9
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c(false(1,5)) = 9
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c(2,false(1,3)) = 9
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c(logical([0 0 0 0 0])) = e
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c([],4) = 1
catch err
  printf('%s | %s\n', err.identifier, err.message);
end
try
  c = 1:3; c(4,[]) = 1
catch err
  printf('%s | %s\n', err.identifier, err.message);
end

