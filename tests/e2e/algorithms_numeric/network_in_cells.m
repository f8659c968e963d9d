function network_in_cells
X=[0 0;0 1;1 0;1 1]; T=[0 1 1 0; 0 0 0 1; 0 1 1 1]'; L=[2 4 3]; W=cell(1,2); for k=1:2, W{k}=reshape(sin(1:(L(k)+1)*L(k+1)),L(k)+1,L(k+1)); end
for ep=1:200
  for p=1:4
    a={X(p,:)}; for k=1:2, a{k+1}=1./(1+exp(-[a{k} -1]*W{k})); end
    e={}; e{2}=(T(p,:)-a{3}).*a{3}.*(1-a{3}); t=e{2}*W{2}'; e{1}=t(1:end-1).*a{2}.*(1-a{2});
    for k=1:2, W{k}=W{k}+0.5*[a{k} -1]'*e{k}; end
  end
end
for p=1:4, a=X(p,:); for k=1:2, a=1./(1+exp(-[a -1]*W{k})); end, fprintf('%.4f ',a); fprintf('\n'); end
end
