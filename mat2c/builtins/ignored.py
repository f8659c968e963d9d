"""Functions that need a screen, a person at the keyboard or MATLAB around the program.

Calls that only draw or only concern the session compile to nothing, with one warning, so that
programs that also plot run. Calls that would read or write data, and those whose result would be
data, are run-time errors, with a warning each.
"""

from __future__ import annotations

_DRAWING = """addproperty allchild ancestor annotation area axes axis axtoolbar bar
    bar3 barh box camdolly camlight camlookat camorbit campos camroll camtarget camup camva
    camzoom caxis cla clabel clf close closereq colorbar colormap comet comet3 compass contour
    contour3 contourc contourf copyobj daspect datetick drawnow errorbar etreeplot ezcontour
    ezcontourf ezmesh ezmeshc ezplot ezplot3 ezpolar ezsurf ezsurfc feather figure fill fill3
    findall findfigs findobj fplot gca gcbf gcbo gcf gco getpixelposition gnuplot_binary
    graphics_toolkit grid groot gtext hdl2struct hggroup hgtransform hidden hist3 hold image
    imagesc imshow isocaps isocolors isonormals isosurface legend light lightangle lighting
    line linkaxes linkprop loglog loglogerr material mesh meshc meshz movie newplot orient
    ostreamtube pan pareto patch pbaspect pcolor peaks_plot pie pie3 plot plot3 plotmatrix plotyy
    polar printd quiver quiver3 rectangle reducepatch reducevolume refresh refreshdata reset
    rgbplot ribbon rose rotate rotate3d rticks scatter scatter3 semilogx semilogxerr semilogy
    semilogyerr setpixelposition shading shg shrinkfaces slice smooth3 spinmap spy stairs stem
    stem3 stemleaf stream2 stream3 streamline streamribbon streamtube struct2hdl subplot surf
    surface surfc surfl surfnorm tetramesh text thetaticks title treeplot trimesh triplot trisurf
    view waterfall whitebg xlabel xlim xtickangle xticklabels xticks ylabel ylim ytickangle
    yticklabels yticks zlabel zlim zoom ztickangle zticklabels zticks"""

_WINDOWS = """dialog errordlg gui_mainfcn guihandles helpdlg listfonts movegui msgbox
    uibuttongroup uicontextmenu uicontrol uifigure uigetdir uigetfile uimenu uipanel uipushtool
    uiputfile uiresume uitable uitoggletool uitoolbar uiwait waitbar waitfor waitforbuttonpress
    warndlg"""

_SOUNDS = """beep imformats playaudio sound soundsc"""

_SESSION = """commandhistory commandwindow dbclear dbcont dbdown dbquit dbstatus dbstep dbstop
    dbtype dbup dbwhere demo desktop doc echo edit edit_history help history home info lookfor
    memory news open openvar prefdir profexplore profile profshow run_history warranty web what
    which workspace addpath genpath import javaaddpath javaclasspath javarmpath pack path pkg
    rehash rmpath savepath"""

_DATA = """addpref audioinfo audioplayer audioread audiorecorder audiowrite diary getframe ginput
    guidata hgload hgsave imfinfo imread imwrite inputdlg javaMethod javaObject keyboard listdlg
    mex mkoctfile openfig print publish questdlg record rmpref saveas savefig setpref type
    uigetfont uigetpref uisetcolor uisetfont uisetpref urlread urlwrite weboptions webread
    webwrite"""

GRAPHICS = frozenset(" ".join([_DRAWING, _WINDOWS, _SOUNDS]).split())
"""What would be seen or heard."""

SESSION = frozenset(_SESSION.split())
"""What concerns MATLAB around the program."""

REFUSED = frozenset(_DATA.split())
"""What would read or write data: every call is an error."""

IGNORED = GRAPHICS | SESSION | REFUSED

_LOSE_NOTHING = """addpath beep cla clf close closereq commandwindow desktop drawnow echo figure
    genpath graphics_toolkit hold home import javaaddpath javarmpath newplot path pkg refresh
    rehash rmpath shg uiresume"""

QUIET = frozenset(_LOSE_NOTHING.split())
"""Calls without which a program that can't draw does the same: no warning tells of them."""

HARMLESS = {"diary": ("off",)}
"""Words that ask a function of `REFUSED` for nothing."""

_DRAWN = """annotation area axes bar bar3 barh clabel colorbar comet comet3 contour3 copyobj
    dialog errorbar errordlg ezcontour ezmesh ezplot ezplot3 ezpolar ezsurf feather figure fill
    fill3 fplot gca gcf groot helpdlg hggroup hgtransform image imagesc imshow legend light line
    linkprop loglog loglogerr mesh meshc meshz msgbox newplot pareto patch pcolor pie pie3 plot
    plot3 plotmatrix plotyy polar quiver quiver3 rectangle ribbon scatter scatter3 semilogx
    semilogxerr semilogy semilogyerr shading slice stairs stem stem3 streamline streamtube subplot
    surf surface surfc surfl text title trimesh triplot trisurf uibuttongroup uicontextmenu
    uicontrol uifigure uimenu uipanel uipushtool uitable uitoggletool uitoolbar waitbar warndlg
    waterfall xlabel ylabel zlabel"""
_CANCELLED = "uigetdir uigetfile uiputfile"
_NOT_THERE = """allchild ancestor findall findfigs findobj gcbf gcbo gco"""
_PATHS = """addpath genpath import javaaddpath javaclasspath javarmpath path pkg rmpath"""

NUMBERS = dict.fromkeys(_DRAWN.split(), 1.0) | dict.fromkeys(_CANCELLED.split(), 0.0)
"""What a call gives where a value is wanted: a number that stands for the object that was drawn, or
what a cancelled dialog gives."""

_SEVERAL = frozenset(("clabel", "legend", "plotmatrix", "plotyy"))

EMPTY = frozenset(f"{_NOT_THERE} {_PATHS}".split())
"""What looks for objects where none is drawn, and what tells of the search path, which is the
compiler's, gives an empty matrix."""


def answers(name: str) -> int:
    """How many values may be asked for; more would be data: a call that wants them is an error."""
    if name in _SEVERAL:
        return 4
    return int(name in NUMBERS or name in EMPTY)
