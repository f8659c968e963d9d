"""Calls a MATLAB function with NumPy arrays."""

import numpy as np

import mat2c

denoised = mat2c.load("denoised.m", args="double(:,:), double")
print("denoised", denoised.__doc__.strip().splitlines()[0], sep=": ")

rows, columns = np.mgrid[0:200, 0:300]
image = np.asfortranarray(np.sin(rows / 20) * np.cos(columns / 30))  # in column order: no copy
noisy = image.copy(order="F")
noisy[7::23, 5::19] += 2.0

clean, changed = denoised(noisy, limit=0.5, nargout=2)
print(f"wrong pixels: {np.sum(noisy != image)}, changed: {changed:.0f}")
before, after = (np.abs(pixels - image).max() for pixels in (noisy, clean))
print(f"largest error: {before:.4f} before, {after:.4f} after")

try:
    denoised(noisy, -1.0)
except mat2c.RunError as error:
    print(f"{error.identifier}: {error.message} (line {error.line})")
