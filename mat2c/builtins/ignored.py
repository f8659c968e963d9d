"""Functions that need a screen, a person at the keyboard or MATLAB around the program: their calls
compile to nothing, with one warning, so that programs that also plot run."""

from __future__ import annotations

_DRAWING = """addlistener addproperty allchild ancestor annotation area axes axis axtoolbar
    bar bar3 barh box brighten camdolly camlight camlookat camorbit campos camroll camtarget camup
    camva camzoom caxis cla clabel clf close closereq colorbar colormap colstyle comet comet3
    compass contour contour3 contourc contourf copyobj daspect datetick diffuse drawnow errorbar
    etreeplot ezcontour ezcontourf ezmesh ezmeshc ezplot ezplot3 ezpolar ezsurf ezsurfc feather
    figure fill fill3 findall findfigs findobj fplot gca gcbf gcbo gcf gco getappdata getframe
    getpixelposition gnuplot_binary gplot graphics_toolkit grid groot gtext hdl2struct hggroup
    hgload hgsave hgtransform hidden hist3 hold image imagesc imshow isappdata ishold isocaps
    isocolors isonormals isosurface isprop legend light lightangle lighting line linkaxes linkprop
    loglog loglogerr material mesh meshc meshz movie newplot openfig orient ostreamtube pan pareto
    patch pbaspect pcolor peaks_plot pie pie3 plot plot3 plotmatrix plotyy polar print printd quiver
    quiver3 rectangle reducepatch reducevolume refresh refreshdata reset rgbplot ribbon rmappdata
    rose rotate rotate3d rticks saveas savefig scatter scatter3 semilogx semilogxerr semilogy
    semilogyerr setappdata setpixelposition shading shg shrinkfaces slice smooth3 sombrero specular
    spinmap spy stairs stem stem3 stemleaf stream2 stream3 streamline streamribbon streamtube
    struct2hdl subplot surf surface surfc surfl surfnorm tetramesh text thetaticks title treeplot
    trimesh triplot trisurf view waterfall whitebg xlabel xlim xtickangle xticklabels xticks ylabel
    ylim ytickangle yticklabels yticks zlabel zlim zoom ztickangle zticklabels zticks"""

_WINDOWS = """dialog errordlg ginput gui_mainfcn guidata guihandles helpdlg inputdlg listdlg
    listfonts movegui msgbox questdlg uibuttongroup uicontextmenu uicontrol uifigure uigetdir
    uigetfile uigetfont uimenu uipanel uipushtool uiputfile uiresume uisetcolor uisetfont uisetpref
    uitable uitoggletool uitoolbar uiwait waitbar waitfor waitforbuttonpress warndlg"""

_SOUNDS_AND_PICTURES = """audioinfo audioplayer audioread audiorecorder audiowrite beep frame2im
    im2frame imfinfo imformats imread imwrite playaudio record sound soundsc"""

_SESSION = """addpref commandhistory commandwindow dbclear dbcont dbdown dbquit dbstatus dbstep
    dbstop dbtype dbup dbwhere demo desktop diary doc echo edit edit_history help history home info
    keyboard lookfor memory news open openvar prefdir profexplore profile profshow rmpref
    run_history setpref type warranty web what which workspace"""

_PATHS_AND_PACKAGES = """addpath genpath import javaMethod javaObject javaaddpath javaclasspath
    javarmpath mex mkoctfile pack path pkg publish rehash rmpath savepath urlread
    urlwrite"""

IGNORED = frozenset(
    " ".join([_DRAWING, _WINDOWS, _SOUNDS_AND_PICTURES, _SESSION, _PATHS_AND_PACKAGES]).split()
)

_DRAWN = """annotation area audioplayer audiorecorder axes bar bar3 barh clabel colorbar comet
    comet3 contour3 copyobj dialog errorbar errordlg ezcontour ezmesh ezplot ezplot3 ezpolar ezsurf
    feather figure fill fill3 fplot gca gcf groot helpdlg hggroup hgload hgtransform image imagesc
    imshow isosurface legend light line linkprop loglog loglogerr mesh meshc meshz msgbox newplot
    openfig pareto patch pcolor pie pie3 plot plot3 plotmatrix plotyy polar quiver quiver3 rectangle
    ribbon scatter scatter3 semilogx semilogxerr semilogy semilogyerr shading slice stairs stem
    stem3 streamline streamtube subplot surf surface surfc surfl surfnorm text title trimesh triplot
    trisurf uibuttongroup uicontextmenu uicontrol uifigure uimenu uipanel uipushtool uitable
    uitoggletool uitoolbar waitbar warndlg waterfall xlabel ylabel zlabel"""
_CANCELLED = "uigetdir uigetfile uiputfile"

NUMBERS = dict.fromkeys(_DRAWN.split(), 1.0) | dict.fromkeys(_CANCELLED.split(), 0.0)
"""What a call gives where a value is wanted: a number that stands for the object that was drawn, or
what a cancelled dialog gives. All others give an empty matrix."""
