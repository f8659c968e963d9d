"""Graphics and GUI functions: calls compile to nothing, with one warning, so that programs that also plot run."""

from __future__ import annotations

GRAPHICS = frozenset(
    """alpha annotation area axes axis bar bar3 barh box brighten camlight caxis cla clabel clf close
    closereq colorbar colormap comet comet3 contour contour3 contourf contourc copyobj daspect drawnow errorbar
    errordlg ezcontour ezmesh ezplot ezplot3 ezpolar ezsurf feather figure fill fill3 findall findfigs findobj fplot
    gca gcbf gcbo gcf getframe ginput graphics_toolkit grid gtext guidata guihandles helpdlg hgload hgsave hist3 hold
    image imagesc imshow inputdlg isfigure ishandle ishghandle ishold isocaps isonormals isosurface legend light
    lighting line linkaxes linkprop listdlg loglog loglogerr material mesh meshc meshz movegui movie msgbox newplot
    orient pan pareto patch pbaspect pcolor peaks_plot pie pie3 plot plot3 plotmatrix plotyy polar print printd
    questdlg quiver quiver3 rectangle refresh refreshdata ribbon rose rotate rotate3d saveas scatter scatter3
    semilogx semilogxerr semilogy semilogyerr shading shg slice sombrero spinmap stairs stem stem3 stemleaf
    streamline streamtube struct2hdl subplot surf surface surfc surfl surfnorm text title triplot trimesh trisurf
    uibuttongroup uicontextmenu uicontrol uifigure uigetdir uigetfile uimenu uipanel uipushtool uiputfile uiresume
    uitable uitoggletool uitoolbar uiwait view waitbar waitfor waitforbuttonpress warndlg whitebg xlabel xlim ylabel
    ylim zlabel zlim zoom sound soundsc beep""".split()
)
