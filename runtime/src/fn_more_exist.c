/* Builtin: exist, for functions, files and folders; the compiler answers for variables. */
#define _POSIX_C_SOURCE 200809L
#include "core_util.h"

#include <stdlib.h>
#include <sys/stat.h>

/* Functions that the language keeps in files: exist says 2 of them. */
static const char *const in_files[] = {
    " accumarray accumdim acosd acot acotd acoth acsc acscd acsch addpref addtodate allchild ancestor ",
    " annotation area asctime asec asecd asech asind assert atan2d atand audioplayer audiorecorder autumn ",
    " axes axis bandwidth bar barh bartlett base2dec beep beta betainc betaln bin2dec bincoeff bitcmp ",
    " bitget bitset blackman blanks blkdiag bone bounds box brighten calendar camlight camlookat camorbit ",
    " campos camroll camtarget camup camva camzoom cart2pol cart2sph cast caxis cell2mat celldisp center ",
    " circshift cla clabel clearvars clf clock close closereq colorbar colormap colstyle comet comet3 ",
    " common_size commutation_matrix compan compare_versions compass computer cond contour contour3 ",
    " contourc contourf conv cool copper copyfile copyobj corr corrcoef cosd cospi cot cotd coth cov ",
    " cplxpair cross csc cscd csch cstrcat csvread csvwrite ctime cumtrapz curl cylinder daspect date ",
    " datenum datestr datetick datevec dblquad deal deblank dec2base dec2bin dec2hex deconv deg2rad del2 ",
    " delete demo detrend dialog diffuse dir divergence dlmwrite doc dos duplication_matrix edit ellipke ",
    " ellipsoid endsWith eomday erase errorbar errordlg etime etreeplot expint expm ezcontour ezcontourf ",
    " ezmesh ezmeshc ezplot ezplot3 ezpolar ezsurf ezsurfc factor factorial feather fftconv fftfilt ",
    " fftshift fieldnames figure fileparts fileread fill fill3 filter2 findall findfigs findobj findstr ",
    " flag flip flipdim fliplr flipud fminbnd fminsearch fminunc fplot frame2im freqz fsolve fullfile ",
    " fzero gammainc gca gcbf gcbo gcf gco genvarname getappdata getfield getframe getpixelposition ",
    " getpref ginput gnuplot_binary gplot gradient graphics_toolkit gray gray2ind grid groot gtext ",
    " gui_mainfcn guidata guihandles hadamard hamming hankel hanning hdl2struct help helpdlg hex2dec ",
    " hggroup hgload hgsave hgtransform hidden hilb hist histc hold hot hsv hsv2rgb idivide ifftshift ",
    " im2double im2frame image imagesc imfinfo imformats import imread imshow imwrite ind2gray ind2rgb ",
    " index info inline inpolygon inputParser inputdlg inputname int2str integral integral2 integral3 ",
    " interp1 interp2 interpft intersect invhilb iqr is_leap_year isappdata isaxes isbanded iscolormap ",
    " isdefinite isdeployed isdiag isdir isequal isequaln isequalwithequalnans isfigure isfile isfolder ",
    " isgraphics ishandle ishermitian ishold isletter ismac ismember ismethod isocaps isocolors isonormals ",
    " isosurface ispc ispref isprime isprop isstr isstring isstrprop issymmetric istril istriu isunix ",
    " javaaddpath javachk javaclasspath javarmpath jet kendall kurtosis lcm legend legendre license light ",
    " lightangle lighting lin2mu line lines linkaxes linkprop linsolve list_primes listdlg listfonts ",
    " loglog loglogerr logm logspace lookfor ls lscov lsqnonneg mad magic mat2str material matlabroot ",
    " maxNumCompThreads mean meansq median memory mesh meshc meshgrid meshz mex mexext mkdir mkoctfile ",
    " mkpp mode moment movefile movegui movfun movie movmad movmax movmean movmedian movmin movprod ",
    " movslice movstd movsum movvar mpoles msgbox mu2lin namelengthmax nargchk narginchk nargoutchk ",
    " native2unicode nchoosek ndgrid newplot news nextpow2 nonzeros normest now nthargout nthroot null ",
    " num2str ode15s ode23 ode23s ode45 odeget odeset open openfig optimget optimset orderfields orient ",
    " orth ostreamtube ostrsplit pack pan pareto parseparams pascal patch pbaspect pchip pcolor peaks ",
    " perms pie pie3 pink pkg planerot plot plot3 plotmatrix plotyy pol2cart polar poly polyaffine ",
    " polyarea polyder polyfit polygcd polyint polyout polyreduce polyval polyvalm postpad pow2 powerset ",
    " ppder ppint ppval prctile prefdir prepad primes print print_usage printd prism profexplore profile ",
    " profshow publish quad2d quadgk quadl quadv quantile questdlg quiver quiver3 rad2deg randi range rank ",
    " ranks rat reallog realpow realsqrt record rectangle rectint recycle reducepatch reducevolume refresh ",
    " refreshdata regexptranslate repelem repmat rescale residue rgb2gray rgb2hsv rgbplot ribbon rindex ",
    " rmappdata rmpref rng roots rose rosser rot90 rotate rotate3d rotdim rotx roty rotz rref rticks ",
    " run_count runlength saveas savefig savepath scatter scatter3 sec secd sech semilogx semilogxerr ",
    " semilogy semilogyerr setappdata setdiff setfield setpref setstr setxor shading shg shift shiftdim ",
    " shrinkfaces sinc sind sinpi skewness slice smooth3 sombrero sortrows sound soundsc spdiags spearman ",
    " specular speye spfun sph2cart sphere spinmap spline spones spring spy stairs startsWith statistics ",
    " std stem stem3 stemleaf str2num strcat strchr stream2 stream3 streamline streamribbon streamtube ",
    " strjoin strjust strmatch strread strsplit strtok strtrim strtrunc struct2hdl structfun subplot ",
    " substr substruct summer surf surface surfc surfl surfnorm swapbytes symvar tand tempdir tetramesh ",
    " text textread thetaticks title toeplitz trace trapz treeplot trimesh triplequad triplot trisurf type ",
    " uibuttongroup uicontextmenu uicontrol uigetdir uigetfile uimenu uipanel uipushtool uiputfile ",
    " uiresume uisetfont uitable uitoggletool uitoolbar uiwait unicode2native union unique uniquetol unix ",
    " unmkpp untabify unwrap usejava validateattributes validatestring vander var vech vecnorm vectorize ",
    " ver verLessThan version view waitbar waitforbuttonpress warndlg waterfall web weekday what which ",
    " white whitebg wilkinson winter xlabel xlim xor xtickangle xticklabels xticks ylabel ylim ytickangle ",
    " yticklabels yticks zlabel zlim zoom zscore ztickangle zticklabels zticks ",
};

/* Built-in functions that only the compiler knows. */
static const char *const in_language[] = {
    " addlistener addpath addproperty assignin beep_on_error clear confirm_recursive_rmdir convn ",
    " crash_dumps_octave_core dbclear dbcont dbdown dbquit dbstack dbstatus dbstep dbstop dbtype dbup ",
    " dbwhere debug_on_error debug_on_interrupt debug_on_warning diary drawnow echo eval evalc evalin ",
    " fixed_point_format full genpath get givens history home isargout isglobal ishghandle isindex ",
    " javaMethod javaObject keyboard max_recursion_depth max_stack_depth mfilename mlock munlock newline ",
    " nth_element page_output_immediately page_screen_output path print_empty_dimensions ",
    " print_struct_array_contents psi quad quadcc rehash repelems reset rmpath set ",
    " sighup_dumps_octave_core sigterm_dumps_octave_core sizemax spalloc sparse split_long_rows sqrtm ",
    " struct_levels_to_print suppress_verbose_help_message sylvester waitfor who whos ",
};

/* Is a name one of the words in `count` lines? */
static bool is_among(const char *const *line, size_t count, const char *name)
{
    size_t n = strlen(name);
    for (size_t k = 0; n && k < count; k++)
        for (const char *at = line[k]; (at = strstr(at, name)) != NULL; at++)
            if (at > line[k] && at[-1] == ' ' && at[n] == ' ')
                return true;
    return false;
}

#define AMONG(lines, name) is_among(lines, sizeof(lines) / sizeof *(lines), name)

static int kind_of_path(const char *path)
{
    struct stat info;
    if (stat(path, &info))
        return 0;
    return S_ISDIR(info.st_mode) ? 7 : 2;
}

/* What exist says of a name; `type` is "any", "builtin", "file" or "dir". */
static int existing(const char *name, const char *type)
{
    bool file = AMONG(in_files, name);
    bool function = file || AMONG(in_language, name) || m2c_find_function(name) != NULL;
    int path = kind_of_path(name);
    if (strcmp(type, "builtin") == 0)
        return function && !file ? 5 : 0;
    if (strcmp(type, "dir") == 0)
        return path == 7 ? 7 : 0;
    if (strcmp(type, "file") == 0)
        return file ? 2 : path;
    return function ? (file ? 2 : 5) : path;
}

M2C_BUILTIN(exist)
{
    M2C_UNUSED;
    static const char *const types[] = {"any", "var", "builtin", "file", "dir"};
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("exist");
    if (in[0]->numel == 0 || (nargin == 2 && in[1]->numel == 0))
        return m2c_give_count(out, 0);
    if (!m2c_is_string(in[0]))
        return m2c_error("", "exist: NAME must be a string");
    if (nargin == 2 && !m2c_is_string(in[1]))
        return m2c_error("", "exist: TYPE must be a string");
    const char *type = nargin == 1 ? "any" : NULL;
    for (size_t k = 0; !type && k < sizeof types / sizeof *types; k++)
        if (m2c_equals_text(in[1], types[k]))
            type = types[k];
    if (!type) {
        char *text = m2c_cstring(in[1]);
        int status = m2c_error("", "exist: unrecognized type argument \"%s\"", text);
        m2c_free(text);
        return status;
    }
    char *name = m2c_cstring(in[0]);
    int kind = strcmp(type, "var") == 0 ? 0 : existing(name, type);
    m2c_free(name);
    return m2c_give_count(out, kind);
}
