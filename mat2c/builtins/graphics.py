"""Graphics and GUI functions: calls compile to nothing, with one warning, so that programs that
also plot run."""

from __future__ import annotations

GRAPHICS = frozenset(
    """alpha annotation area axes axis bar bar3 barh box brighten camlight caxis cla clabel clf
    close closereq colorbar colormap comet comet3 contour contour3 contourf contourc copyobj daspect
    drawnow errorbar errordlg ezcontour ezmesh ezplot ezplot3 ezpolar ezsurf feather figure
    fill fill3 findall findfigs findobj fplot gca gcbf gcbo gcf getframe ginput
    graphics_toolkit grid gtext guidata guihandles helpdlg hgload hgsave hist3 hold image
    imagesc imshow inputdlg ishold isocaps isonormals isosurface
    legend light lighting line linkaxes linkprop listdlg loglog loglogerr material mesh meshc
    meshz movegui movie msgbox newplot orient pan pareto patch pbaspect pcolor peaks_plot pie
    pie3 plot plot3 plotmatrix plotyy polar print printd questdlg quiver quiver3 rectangle
    refresh refreshdata ribbon rose rotate rotate3d saveas scatter scatter3 semilogx
    semilogxerr semilogy semilogyerr shading shg slice sombrero spinmap stairs stem stem3
    stemleaf streamline streamtube struct2hdl subplot surf surface surfc surfl surfnorm text
    title triplot trimesh trisurf uibuttongroup uicontextmenu uicontrol uifigure uigetdir
    uigetfile uimenu uipanel uipushtool uiputfile uiresume uitable uitoggletool uitoolbar
    uiwait view waitbar waitfor waitforbuttonpress warndlg whitebg xlabel xlim ylabel ylim
    zlabel zlim zoom sound soundsc beep gco ancestor allchild spy setappdata
    getappdata isappdata rmappdata gui_mainfcn datetick openfig camzoom camorbit campos
    camtarget camup camva camlookat camroll camdolly hggroup hgtransform gplot lightangle
    dialog getpixelposition setpixelposition addlistener addproperty compass ezsurfc ezmeshc
    smooth3 reducepatch reducevolume stream2 stream3 ostreamtube tetramesh uisetfont uigetfont
    uisetcolor uisetpref waterfall reset home isprop treeplot etreeplot rgbplot listfonts
    hdl2struct axtoolbar frame2im im2frame imread imwrite imfinfo imformats audioread
    audiowrite audioinfo audioplayer audiorecorder record playaudio echo web edit open doc
    demo help lookfor info news type which what workspace
    commandwindow commandhistory diary keyboard dbstop dbclear dbstatus dbcont dbquit dbstep
    dbtype dbup dbdown dbwhere profile profshow profexplore pack publish mex mkoctfile mlock munlock
    rehash savepath desktop openvar memory addpath rmpath genpath path pkg import javaaddpath
    javarmpath javaMethod javaObject javaclasspath urlread urlwrite setpref addpref rmpref
    prefdir history edit_history run_history warranty colstyle hidden groot
    xticks yticks zticks xticklabels yticklabels zticklabels xtickangle ytickangle ztickangle
    rticks thetaticks savefig
    shrinkfaces specular diffuse streamribbon isocolors ezcontourf gnuplot_binary""".split()
)

# What a call gives where a value is wanted: a number that stands for the object that was drawn, or
# what a cancelled dialog gives. All others give an empty matrix.
NUMBERS = dict.fromkeys(
    """annotation area axes bar bar3 bar3h barh clabel colorbar comet comet3 contour3 copyobj
    errorbar feather figure fill fill3 fplot gca gcf hggroup hgload hgtransform image imagesc
    imshow isosurface legend light line linkprop loglog loglogerr mesh meshc meshz newplot
    openfig pareto patch pcolor pie pie3 plot plot3 plotmatrix plotyy polar quiver quiver3
    rectangle ribbon scatter scatter3 semilogx semilogxerr semilogy semilogyerr shading slice
    stairs stem stem3 streamline streamtube subplot surf surface surfc surfl surfnorm text
    title trimesh triplot trisurf uibuttongroup uicontextmenu uicontrol uifigure uimenu
    uipanel uipushtool uitable uitoggletool uitoolbar waitbar waterfall xlabel ylabel zlabel
    dialog errordlg helpdlg msgbox warndlg audioplayer audiorecorder groot ezplot ezplot3
    ezmesh ezsurf ezcontour ezpolar""".split(),
    1.0,
) | dict.fromkeys("uigetdir uigetfile uiputfile".split(), 0.0)
