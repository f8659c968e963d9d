% Arrays that loops make longer by their counters, from many beginnings, with and without an early end.
1;
function f0(n)
  x = zeros(0,1);
  for k = 3:n
    try, disp(x(k+1)); catch e, disp(1); end; x(:,k) = x(k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f1(n)
  x = [];
  for k = 1:n
    x(k,:) = [k 2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f2(n)
  x = 5;
  for k = 3:n
    ; x(:,k) = k;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f3(n)
  x = zeros(0,2);
  for k = 1:n
    ; x(k,1) = x(:,k-1)*2;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f4(n)
  
  for k = 1:4
    x(k,:) = [k 2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f5(n)
  x = [];
  for k = 1:n
    ; x(k) = x(k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f6(n)
  x = [1;2];
  for k = 3:n
    x(1,k) = sqrt(k); if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f7(n)
  x = [];
  for k = 2:n
    x(1,k) = k; if k == 2, continue; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f8(n)
  x = 5;
  for k = 1:n
    x(:,k) = x(:,k-1)*2; y = x(k); disp(y)
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f9(n)
  x = zeros(2,0);
  for k = 1:n
    ; x(k+1) = k;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f10(n)
  
  for k = 2:5
    x(:,k) = x(:,k-1)*2; if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f11(n)
  x = [1;2];
  for k = 1:n
    x(k,1) = x(:,k-1)*2; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f12(n)
  x = [];
  for k = 1:0
    x(k+1) = x(1,k-1)+1; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f13(n)
  
  for k = 3:n
    x(:,k) = x(:,k-1)*2; if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f14(n)
  x = [];
  for k = 1:n
    x(k,1) = [k 2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f15(n)
  x = [1 2];
  for k = 1:n
    try, disp(x(k+1)); catch e, disp(1); end; x(1,k) = x(1,k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f16(n)
  x = 5;
  for k = 2:5
    x(k,:) = x(1,k-1)+1; if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f17(n)
  
  for k = 1:0
    ; x(k,:) = x(:,k-1)*2;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f18(n)
  x = zeros(1,0);
  for k = 2:n
    x(k,1) = x(max(k-2,1)); if k == 2, continue; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f19(n)
  x = [];
  for k = 1:n
    x(k+1) = k; if k == 2, continue; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f20(n)
  x = [1;2];
  for k = 1:4
    if k == 3, break; end; x(k,:) = x(k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f21(n)
  x = 5;
  for k = 1:0
    x(k,1) = x(k-1)+1; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f22(n)
  
  for k = 2:5
    if k == 2, continue; end; x(k,:) = sqrt(k);
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f23(n)
  x = [1;2];
  for k = 1:0
    x(k) = x(max(k-2,1)); try, disp(x(k+1)); catch e, disp(1); end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f24(n)
  x = [];
  for k = 2:5
    if k == 3, break; end; x(k) = x(k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f25(n)
  x = zeros(1,0);
  for k = 1:n
    ; x(k,:) = x(1,k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f26(n)
  x = zeros(2,0);
  for k = 2:5
    ; x(:,k) = k;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f27(n)
  x = zeros(2,0);
  for k = 2:5
    x(1,k) = [k;2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f28(n)
  x = zeros(2,0);
  for k = 1:n
    x(k+1) = [k;2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f29(n)
  
  for k = 1:0
    x(k) = [k;2*k]; if k == 2, continue; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f30(n)
  x = zeros(2,0);
  for k = 1:n
    if k == 3, break; end; x(1,k) = x(1,k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f31(n)
  x = zeros(2,0);
  for k = 1:n
    x(k) = x(1,k-1)+1; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f32(n)
  x = 5;
  for k = 3:n
    x(k,:) = k; try, disp(x(k+1)); catch e, disp(1); end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f33(n)
  
  for k = 1:4
    x(k+1) = k; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f34(n)
  x = zeros(1,0);
  for k = 1:n
    try, disp(x(k+1)); catch e, disp(1); end; x(:,k) = [k 2*k];
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f35(n)
  
  for k = 1:4
    x(:,k) = [k 2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f36(n)
  x = [1;2];
  for k = 2:5
    y = x(k); disp(y); x(1,k) = x(1,k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f37(n)
  x = [];
  for k = 2:5
    x(k+1) = x(:,k-1)*2; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f38(n)
  x = zeros(0,1);
  for k = 1:n
    if k == 2, continue; end; x(1,k) = x(k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f39(n)
  x = 5;
  for k = 2:5
    ; x(k+1) = [k 2*k];
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f40(n)
  x = [];
  for k = 1:n
    x(k) = x(k-1)+1; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f41(n)
  x = [1;2];
  for k = 3:n
    ; x(k,:) = x(k-1)+1;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f42(n)
  x = [];
  for k = 1:4
    ; x(k,1) = x(:,k-1)*2;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f43(n)
  x = [1;2];
  for k = 1:0
    x(k,:) = k; if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f44(n)
  x = zeros(0,1);
  for k = 2:n
    ; x(k) = sqrt(k);
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f45(n)
  x = [1;2];
  for k = 2:5
    x(:,k) = x(max(k-2,1)); if k == 2, continue; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f46(n)
  x = zeros(0,2);
  for k = 3:n
    if k == 3, break; end; x(:,k) = k;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f47(n)
  x = [];
  for k = 3:n
    x(:,k) = x(max(k-2,1)); 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f48(n)
  x = [];
  for k = 3:n
    x(k) = [k 2*k]; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f49(n)
  x = zeros(2,0);
  for k = 1:n
    x(k,:) = [k 2*k]; if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f50(n)
  x = [1;2];
  for k = 1:0
    try, disp(x(k+1)); catch e, disp(1); end; x(k,:) = [k;2*k];
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f51(n)
  x = zeros(2,0);
  for k = 1:0
    x(1,k) = x(max(k-2,1)); y = x(k); disp(y)
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f52(n)
  x = [];
  for k = 1:4
    if k == 3, break; end; x(1,k) = x(:,k-1)*2;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f53(n)
  x = 5;
  for k = 1:n
    x(1,k) = x(:,k-1)*2; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f54(n)
  x = [];
  for k = 2:n
    x(:,k) = k; 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f55(n)
  x = [1;2];
  for k = 1:4
    x(k,1) = sqrt(k); 
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f56(n)
  x = zeros(0,2);
  for k = 1:0
    x(k,1) = x(1,k-1)+1; if k == 3, break; end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f57(n)
  
  for k = 1:0
    x(k) = x(1,k-1)+1; try, disp(x(k+1)); catch e, disp(1); end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f58(n)
  x = [1;2];
  for k = 1:0
    x(k) = [k;2*k]; try, disp(x(k+1)); catch e, disp(1); end
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
function f59(n)
  
  for k = 2:5
    ; x(k,:) = x(:,k-1)*2;
  end
  disp(size(x)); disp(x); disp(class(x)); z = x; disp(sum(z(:)));
end
m = numel(argv())*0;
try, f0(m); catch err, disp(err.message); end
try, f0(m+1); catch err, disp(err.message); end
try, f0(m+4); catch err, disp(err.message); end
try, f0(5); catch err, disp(err.message); end
try, f1(m); catch err, disp(err.message); end
try, f1(m+1); catch err, disp(err.message); end
try, f1(m+4); catch err, disp(err.message); end
try, f1(5); catch err, disp(err.message); end
try, f2(m); catch err, disp(err.message); end
try, f2(m+1); catch err, disp(err.message); end
try, f2(m+4); catch err, disp(err.message); end
try, f2(5); catch err, disp(err.message); end
try, f3(m); catch err, disp(err.message); end
try, f3(m+1); catch err, disp(err.message); end
try, f3(m+4); catch err, disp(err.message); end
try, f3(5); catch err, disp(err.message); end
try, f4(m); catch err, disp(err.message); end
try, f4(m+1); catch err, disp(err.message); end
try, f4(m+4); catch err, disp(err.message); end
try, f4(5); catch err, disp(err.message); end
try, f5(m); catch err, disp(err.message); end
try, f5(m+1); catch err, disp(err.message); end
try, f5(m+4); catch err, disp(err.message); end
try, f5(5); catch err, disp(err.message); end
try, f6(m); catch err, disp(err.message); end
try, f6(m+1); catch err, disp(err.message); end
try, f6(m+4); catch err, disp(err.message); end
try, f6(5); catch err, disp(err.message); end
try, f7(m); catch err, disp(err.message); end
try, f7(m+1); catch err, disp(err.message); end
try, f7(m+4); catch err, disp(err.message); end
try, f7(5); catch err, disp(err.message); end
try, f8(m); catch err, disp(err.message); end
try, f8(m+1); catch err, disp(err.message); end
try, f8(m+4); catch err, disp(err.message); end
try, f8(5); catch err, disp(err.message); end
try, f9(m); catch err, disp(err.message); end
try, f9(m+1); catch err, disp(err.message); end
try, f9(m+4); catch err, disp(err.message); end
try, f9(5); catch err, disp(err.message); end
try, f10(m); catch err, disp(err.message); end
try, f10(m+1); catch err, disp(err.message); end
try, f10(m+4); catch err, disp(err.message); end
try, f10(5); catch err, disp(err.message); end
try, f11(m); catch err, disp(err.message); end
try, f11(m+1); catch err, disp(err.message); end
try, f11(m+4); catch err, disp(err.message); end
try, f11(5); catch err, disp(err.message); end
try, f12(m); catch err, disp(err.message); end
try, f12(m+1); catch err, disp(err.message); end
try, f12(m+4); catch err, disp(err.message); end
try, f12(5); catch err, disp(err.message); end
try, f13(m); catch err, disp(err.message); end
try, f13(m+1); catch err, disp(err.message); end
try, f13(m+4); catch err, disp(err.message); end
try, f13(5); catch err, disp(err.message); end
try, f14(m); catch err, disp(err.message); end
try, f14(m+1); catch err, disp(err.message); end
try, f14(m+4); catch err, disp(err.message); end
try, f14(5); catch err, disp(err.message); end
try, f15(m); catch err, disp(err.message); end
try, f15(m+1); catch err, disp(err.message); end
try, f15(m+4); catch err, disp(err.message); end
try, f15(5); catch err, disp(err.message); end
try, f16(m); catch err, disp(err.message); end
try, f16(m+1); catch err, disp(err.message); end
try, f16(m+4); catch err, disp(err.message); end
try, f16(5); catch err, disp(err.message); end
try, f17(m); catch err, disp(err.message); end
try, f17(m+1); catch err, disp(err.message); end
try, f17(m+4); catch err, disp(err.message); end
try, f17(5); catch err, disp(err.message); end
try, f18(m); catch err, disp(err.message); end
try, f18(m+1); catch err, disp(err.message); end
try, f18(m+4); catch err, disp(err.message); end
try, f18(5); catch err, disp(err.message); end
try, f19(m); catch err, disp(err.message); end
try, f19(m+1); catch err, disp(err.message); end
try, f19(m+4); catch err, disp(err.message); end
try, f19(5); catch err, disp(err.message); end
try, f20(m); catch err, disp(err.message); end
try, f20(m+1); catch err, disp(err.message); end
try, f20(m+4); catch err, disp(err.message); end
try, f20(5); catch err, disp(err.message); end
try, f21(m); catch err, disp(err.message); end
try, f21(m+1); catch err, disp(err.message); end
try, f21(m+4); catch err, disp(err.message); end
try, f21(5); catch err, disp(err.message); end
try, f22(m); catch err, disp(err.message); end
try, f22(m+1); catch err, disp(err.message); end
try, f22(m+4); catch err, disp(err.message); end
try, f22(5); catch err, disp(err.message); end
try, f23(m); catch err, disp(err.message); end
try, f23(m+1); catch err, disp(err.message); end
try, f23(m+4); catch err, disp(err.message); end
try, f23(5); catch err, disp(err.message); end
try, f24(m); catch err, disp(err.message); end
try, f24(m+1); catch err, disp(err.message); end
try, f24(m+4); catch err, disp(err.message); end
try, f24(5); catch err, disp(err.message); end
try, f25(m); catch err, disp(err.message); end
try, f25(m+1); catch err, disp(err.message); end
try, f25(m+4); catch err, disp(err.message); end
try, f25(5); catch err, disp(err.message); end
try, f26(m); catch err, disp(err.message); end
try, f26(m+1); catch err, disp(err.message); end
try, f26(m+4); catch err, disp(err.message); end
try, f26(5); catch err, disp(err.message); end
try, f27(m); catch err, disp(err.message); end
try, f27(m+1); catch err, disp(err.message); end
try, f27(m+4); catch err, disp(err.message); end
try, f27(5); catch err, disp(err.message); end
try, f28(m); catch err, disp(err.message); end
try, f28(m+1); catch err, disp(err.message); end
try, f28(m+4); catch err, disp(err.message); end
try, f28(5); catch err, disp(err.message); end
try, f29(m); catch err, disp(err.message); end
try, f29(m+1); catch err, disp(err.message); end
try, f29(m+4); catch err, disp(err.message); end
try, f29(5); catch err, disp(err.message); end
try, f30(m); catch err, disp(err.message); end
try, f30(m+1); catch err, disp(err.message); end
try, f30(m+4); catch err, disp(err.message); end
try, f30(5); catch err, disp(err.message); end
try, f31(m); catch err, disp(err.message); end
try, f31(m+1); catch err, disp(err.message); end
try, f31(m+4); catch err, disp(err.message); end
try, f31(5); catch err, disp(err.message); end
try, f32(m); catch err, disp(err.message); end
try, f32(m+1); catch err, disp(err.message); end
try, f32(m+4); catch err, disp(err.message); end
try, f32(5); catch err, disp(err.message); end
try, f33(m); catch err, disp(err.message); end
try, f33(m+1); catch err, disp(err.message); end
try, f33(m+4); catch err, disp(err.message); end
try, f33(5); catch err, disp(err.message); end
try, f34(m); catch err, disp(err.message); end
try, f34(m+1); catch err, disp(err.message); end
try, f34(m+4); catch err, disp(err.message); end
try, f34(5); catch err, disp(err.message); end
try, f35(m); catch err, disp(err.message); end
try, f35(m+1); catch err, disp(err.message); end
try, f35(m+4); catch err, disp(err.message); end
try, f35(5); catch err, disp(err.message); end
try, f36(m); catch err, disp(err.message); end
try, f36(m+1); catch err, disp(err.message); end
try, f36(m+4); catch err, disp(err.message); end
try, f36(5); catch err, disp(err.message); end
try, f37(m); catch err, disp(err.message); end
try, f37(m+1); catch err, disp(err.message); end
try, f37(m+4); catch err, disp(err.message); end
try, f37(5); catch err, disp(err.message); end
try, f38(m); catch err, disp(err.message); end
try, f38(m+1); catch err, disp(err.message); end
try, f38(m+4); catch err, disp(err.message); end
try, f38(5); catch err, disp(err.message); end
try, f39(m); catch err, disp(err.message); end
try, f39(m+1); catch err, disp(err.message); end
try, f39(m+4); catch err, disp(err.message); end
try, f39(5); catch err, disp(err.message); end
try, f40(m); catch err, disp(err.message); end
try, f40(m+1); catch err, disp(err.message); end
try, f40(m+4); catch err, disp(err.message); end
try, f40(5); catch err, disp(err.message); end
try, f41(m); catch err, disp(err.message); end
try, f41(m+1); catch err, disp(err.message); end
try, f41(m+4); catch err, disp(err.message); end
try, f41(5); catch err, disp(err.message); end
try, f42(m); catch err, disp(err.message); end
try, f42(m+1); catch err, disp(err.message); end
try, f42(m+4); catch err, disp(err.message); end
try, f42(5); catch err, disp(err.message); end
try, f43(m); catch err, disp(err.message); end
try, f43(m+1); catch err, disp(err.message); end
try, f43(m+4); catch err, disp(err.message); end
try, f43(5); catch err, disp(err.message); end
try, f44(m); catch err, disp(err.message); end
try, f44(m+1); catch err, disp(err.message); end
try, f44(m+4); catch err, disp(err.message); end
try, f44(5); catch err, disp(err.message); end
try, f45(m); catch err, disp(err.message); end
try, f45(m+1); catch err, disp(err.message); end
try, f45(m+4); catch err, disp(err.message); end
try, f45(5); catch err, disp(err.message); end
try, f46(m); catch err, disp(err.message); end
try, f46(m+1); catch err, disp(err.message); end
try, f46(m+4); catch err, disp(err.message); end
try, f46(5); catch err, disp(err.message); end
try, f47(m); catch err, disp(err.message); end
try, f47(m+1); catch err, disp(err.message); end
try, f47(m+4); catch err, disp(err.message); end
try, f47(5); catch err, disp(err.message); end
try, f48(m); catch err, disp(err.message); end
try, f48(m+1); catch err, disp(err.message); end
try, f48(m+4); catch err, disp(err.message); end
try, f48(5); catch err, disp(err.message); end
try, f49(m); catch err, disp(err.message); end
try, f49(m+1); catch err, disp(err.message); end
try, f49(m+4); catch err, disp(err.message); end
try, f49(5); catch err, disp(err.message); end
try, f50(m); catch err, disp(err.message); end
try, f50(m+1); catch err, disp(err.message); end
try, f50(m+4); catch err, disp(err.message); end
try, f50(5); catch err, disp(err.message); end
try, f51(m); catch err, disp(err.message); end
try, f51(m+1); catch err, disp(err.message); end
try, f51(m+4); catch err, disp(err.message); end
try, f51(5); catch err, disp(err.message); end
try, f52(m); catch err, disp(err.message); end
try, f52(m+1); catch err, disp(err.message); end
try, f52(m+4); catch err, disp(err.message); end
try, f52(5); catch err, disp(err.message); end
try, f53(m); catch err, disp(err.message); end
try, f53(m+1); catch err, disp(err.message); end
try, f53(m+4); catch err, disp(err.message); end
try, f53(5); catch err, disp(err.message); end
try, f54(m); catch err, disp(err.message); end
try, f54(m+1); catch err, disp(err.message); end
try, f54(m+4); catch err, disp(err.message); end
try, f54(5); catch err, disp(err.message); end
try, f55(m); catch err, disp(err.message); end
try, f55(m+1); catch err, disp(err.message); end
try, f55(m+4); catch err, disp(err.message); end
try, f55(5); catch err, disp(err.message); end
try, f56(m); catch err, disp(err.message); end
try, f56(m+1); catch err, disp(err.message); end
try, f56(m+4); catch err, disp(err.message); end
try, f56(5); catch err, disp(err.message); end
try, f57(m); catch err, disp(err.message); end
try, f57(m+1); catch err, disp(err.message); end
try, f57(m+4); catch err, disp(err.message); end
try, f57(5); catch err, disp(err.message); end
try, f58(m); catch err, disp(err.message); end
try, f58(m+1); catch err, disp(err.message); end
try, f58(m+4); catch err, disp(err.message); end
try, f58(5); catch err, disp(err.message); end
try, f59(m); catch err, disp(err.message); end
try, f59(m+1); catch err, disp(err.message); end
try, f59(m+4); catch err, disp(err.message); end
try, f59(5); catch err, disp(err.message); end
