1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
old=EDITOR('vi'), EDITOR, EDITOR('x'); a=EDITOR(); disp(a)
t(@() EDITOR(5)), t(@() EDITOR('')), t(@() EDITOR({})), t(@() EDITOR('a','local')), t(@() EDITOR(1,2,3)), t(@() EDITOR('a','foo')), t(@() PS1('')), t(@() PAGER(5))
PS4('++'); PS4
t(@() string_fill_char('ab')), t(@() string_fill_char(5)), t(@() string_fill_char('')), 
t(@() completion_append_char('ab')), t(@() completion_append_char('')), completion_append_char('a'); completion_append_char
string_fill_char('X'); ["a";"bbb"], char('a','bbb'), strvcat('a','bbb'), char({'a','bbb'}), string_fill_char(' '); ["a";"bbb"]
save_precision(5)
save_precision(5); x=pi; f=tempname(); save("-text",f,"x"); save_precision(17); s=fileread(f); disp(s(index(s,"# name"):end)); delete(f);
save_precision(17);
t(@() history_size(-2)), t(@() missing_function_hook(5)), missing_function_hook('')
octave_core_file_limit(5), sparse_auto_mutate(true), t(@() sparse_auto_mutate(1,2,3)),t(@() silent_functions('a'))
t(@() save_default_options(4)), t(@() EXEC_PATH(2)), t(@() IMAGE_PATH(1)), t(@() OCTAVE_HOME(1)), t(@() isguirunning(1)), t(@() user_config_dir(1)),  
t(@() crash_dumps_octave_core(true, 3)), t(@() print_empty_dimensions(true, 'lokal')), t(@() print_empty_dimensions('a', 'lokal'))
t(@() struct_levels_to_print(2, 2)), t(@() struct_levels_to_print(2, 'LOCAL')), t(@() string_fill_char('a', 1)), t(@() string_fill_char('a', 'local'))
completion_append_char(''); double(completion_append_char())
