% Results of subscripts, brackets and reshape are real where no imaginary part is left.
z=complex([1;2],0); iscomplex([z]), iscomplex(z(:)), iscomplex(reshape(z,1,2)), iscomplex(z(1)),w=z;iscomplex(w)
z=complex(1,-0); iscomplex([z]),1/imag([z]), iscomplex(reshape(z,1,1)),1/imag(reshape(z,1,1))
