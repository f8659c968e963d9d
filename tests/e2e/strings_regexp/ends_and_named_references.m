% empty matches at the end, references by name, ranges with classes, and where errors are in patterns with names
1;
function t(s,p,varargin)
 try
  [a,b,m,t]=regexp(s,p,'start','end','match','tokens',varargin{:}); disp([a;b]); disp(numel(t));
 catch e
  printf('%s: %s\n', p, e.message);
 end
end
t('XbX','(?<longname>X)b\k<longname>');
t('XbX','(?<n>X)(?<m>b)\k<n>');
t('XbX','(?<n>X)(?<m>b)(');
t('XbX','(?<longname>X)(?<m>b)\k<xy>');
t('XbX','(?<longname>X)(?<m>b)(?<longname>c)\k<xy');
t('XbX','(?<n>X)(?<m>b)[b-a]');
t('XbX','(?<n>X)(?<n>b)[b-a]');
t('XbX','(?<n>X)(?<n>b)(?<m>c)[b-a]');
t('baa','a*','emptymatch');
t('baa','(a)*','emptymatch');
t('baa','a?','emptymatch');
t('aab','a?','emptymatch');
t('baa','a*$','emptymatch');
t('','a*','emptymatch');
t('a','a*','emptymatch');
t('a','a|$','emptymatch');
t('ab','b|$','emptymatch');
t("a\nb\n",'$','emptymatch','lineanchors');
t("a\nb\n",'^','emptymatch','lineanchors');
t('a','[a-\d]');t('a','[\d-a]');t('a','[a-[:alpha:]]');t('a','[\w-z]');t('a','[a-\w-z]');t('a','[\d-\d]');t('a','[\d-]');t('a','[[:alpha:]-z]');t('-','[a\-\d]+');
t ('a', '[a-\d]'); t ('--5', '[+--\d]+');
t ('ab', '(?<a');
t ('aA', '\o{101}');
regexprep ('aab', 'a*', 'x', 'emptymatch')
regexprep ('baa', 'a*', 'x', 'emptymatch')
[tok, names] = regexp ('ab12', '(?<word>[a-z]+)(?<num>\d+)', 'tokens', 'names');
tok{1}, names
t('a','\o141');t('a','\o{141}');t('a','\o{61}');t('a','[\o141]');t('ab','\o61');t('a1','\o0611');t('a','(?<a');t('a','(?<a>');t('a','(?<a)b>');t('a','b(?<a b');t('a','(?P=a)');t('a','(?P>a)');t('a','\k<a>');t('a','\ka');t('a','\k');t('a','\k{a');t('a','\g<a>');t('a','\g''a''');t('a','\g<1>');t('a','\g<1');t('a','\g<>');t('a','\k<>');t('a','\g{}');
