airy(0,[0 1 -2 5]), airy(1,[0 1 -2]), airy(2,[0 1 -2]), airy(3,1), airy(1.5)
try, airy(7,1), catch e, disp(e.message), end
condeig([1 2;3 4])
try, condeig([1 2 3]), catch e, disp(e.message), end
discrete_pdf([1 2 5],[1 2 3],[.2 .3 .5]), discrete_cdf([0 1 2.5 5],[1 2 3],[.2 .3 .5]), discrete_inv([0 .1 .2 .5 1],[1 2 3],[.2 .3 .5])
empirical_pdf([1 2 5],[1 2 2 3]), empirical_cdf([0 1 2.5 5],[1 2 2 3]), empirical_inv([0 .1 .25 .5 1],[1 2 2 3])
size(discrete_rnd([1 2],[.5 .5],3,4)), size(empirical_rnd([1 2 3],2,2))
try, discrete_pdf(1,[1 2],1), catch e, disp(e.message), end
try, empirical_inv(1,ones(2)), catch e, disp(e.message), end
isieee, native_float_format, P_tmpdir
is_valid_file_id(1), is_valid_file_id(77)
strcmp(tilde_expand('~/x'),[getenv('HOME') '/x'])
is_rooted_relative_filename('./x')
svd_driver
try, discrete_inv(1), catch e, disp(e.message), end
