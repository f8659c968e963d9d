% handles structures as GUIDE writes them
handles.output = 1;
handles.edit1 = struct('String', '12.5', 'Enable', 'on');
handles.data.values = [];
val = str2double(handles.edit1.String);
if isnan(val)
    handles.edit1.String = '0';
else
    handles.data.values(end+1) = val;
end
handles = setfield(handles, 'mode', 'edit');
switch handles.mode
    case 'edit'
        set_enable = 'off';
    otherwise
        set_enable = 'on';
end
handles.edit1.Enable = set_enable;
names = fieldnames(handles);
for i = 1:length(names)
    fprintf('%s (%s)\n', names{i}, class(handles.(names{i})));
end
handles.edit1
if isfield(handles, 'data') && ~isempty(handles.data.values)
    fprintf('%d value(s), first %.2f\n', numel(handles.data.values), handles.data.values(1));
end
