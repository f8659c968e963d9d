function [V,A] = cylinder_volume(r,h)
%CYLINDER_VOLUME Volume and surface of a cylinder.
%   V = CYLINDER_VOLUME(R,H) returns the volume.
%   [V,A] = CYLINDER_VOLUME(R,H) returns the surface as well.
%
%   Example:
%       cylinder_volume(1,2)
%
%   See also SPHERE.

%   Copyright 1999 Someone
%   $Revision: 1.2 $

error(nargchk(1,2,nargin));
if nargin<2, h=1; end
if any(r<0),
    error('geometry:negative','The radius must not be negative.');
end
V=pi*r.^2.*h;
if nargout>1
    A=2*pi*r.*(r+h);
end
