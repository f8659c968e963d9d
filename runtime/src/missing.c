/* Names that Octave 7 knows but has no function for: MATLAB's that are missing, and those of packages. */
#include "missing.h"

#include <string.h>

#include "m2c/display.h"
#include "m2c/memory.h"

enum { LINE = 72 };

/* The names of a package; "" for what is in none. */
typedef struct package {
    const char *name, *functions;
} package;

/* clang-format off */
static const package packages[] = {
    {"",
     "addcats addCause addedge addnode adjacency alphaShape animatedline array2table bench "
     "between bfsearch bicgstabl binscatter boundary bvp4c bvp5c bvpinit bvpset caldays "
     "caldiff calendarDuration calmonths calweeks calyears categorical categories cdf2rdf "
     "cell2table cellplot centrality checkcode clearAllMemoizedCaches compose coneplot "
     "conncomp contains contourslice convertCharsToStrings convertStringsToChars count "
     "countcats datastore dateshift datetime days dde23 decomposition "
     "delaunayTriangulation depfun detectImportOptions deval dfsearch digraph discretize "
     "distances duration enumeration eraseBetween events exceltime extractAfter "
     "extractBefore extractBetween fcontour fewerbins fillmissing filloutliers fimplicit "
     "fimplicit3 findgroups flow fmesh fplot3 freqspace fsurf functiontests gather "
     "geobubble getReport graph h5read h5write head heatmap height histcounts histcounts2 "
     "histogram histogram2 hms hours incidence inmem innerjoin insertAfter insertBefore "
     "interpstreamspeed iscalendarduration iscategory ischange isdatetime isdst isduration "
     "isenum islocalmax islocalmin ismembertol isordinal isoutlier isprotected isregular "
     "issortedrows isStringScalar istable istimetable isweekend javaObjectEDT "
     "juliandate lag laplacian lsqminnorm lsqr makehgtform mapreduce matfile maxflow maxk "
     "memoize mergecats methodsview MException milliseconds mink minres minspantree "
     "minutes mlintrpt mmfileinfo morebins movie2avi ncread ncwrite nearest neighbors "
     "notify numedges numnodes odextend opengl outerjoin pad pcode pdepe polyshape "
     "posixtime predecessors RandStream rbbox readtable removecats renamecats reordercats "
     "replace replaceBetween retime reverse rmedge rmmissing rmnode rowfun "
     "scatteredInterpolant seconds selectmoveresize setcats setvaropts shortestpath "
     "smoothdata split splitapply standardizeMissing str2mat string strings strip "
     "strlength struct2table subvolume successors summary surf2patch symmlq synchronize "
     "table table2array table2cell table2struct tail tall testsuite textwrap throw "
     "throwAsCaller timeit timerange timeseries timetable timezones topkrows toposort "
     "triangulation uialert uigetpref uiimport unmesh unstack varfun vartype VideoReader "
     "VideoWriter volumebounds width withtol wordcloud writetable xmlread xmlwrite years "
     "ymd yyaxis yyyymmdd"},
    {"communications",
     "arithenco awgn bi2de convenc convmtx de2bi gf huffmandeco huffmandict huffmanenco "
     "poly2trellis pskmod qamdemod qammod randerr rsenc vitdec"},
    {"control",
     "bode c2d care ctrb d2c damp dare feedback gram impulse initial kalman lqr lsim "
     "margin minreal nichols nyquist obsv parallel place pole pzmap rlocus series sgrid ss "
     "stack step tf zero zgrid zpk"},
    {"image",
     "adapthisteq bwarea bwconncomp bweuler bwlabel bwmorph bwperim corner deconvblind "
     "edge freqz2 fspecial graythresh histeq hough houghlines houghpeaks im2bw imadjust "
     "imbothat imclearborder imclose imcrop imdilate imerode imfill imfilter imhist "
     "imnoise imopen imquantize imresize imrotate imshowpair imtophat label2rgb medfilt2 "
     "regionprops rgb2ycbcr strel watershed wiener2 ycbcr2rgb"},
    {"optim",
     "bintprog fmincon fminimax lsqcurvefit lsqlin optimoptions quadprog"},
    {"signal",
     "butter cconv cheby1 cheby2 chirp decimate ellip filtfilt findpeaks fir1 fir2 firls "
     "freqs gausswin grpdelay hann hilbert impz interp kaiser latc2tf medfilt1 phasez "
     "polystab pwelch resample residuez sawtooth sgolay sgolayfilt spectrogram square "
     "ss2tf tf2ss tf2zp tukeywin xcorr xcov zp2tf zplane"},
    {"statistics",
     "anova1 betapdf binocdf binopdf binornd boxplot cdfplot chi2cdf chi2gof chi2inv "
     "cluster clusterdata confusionmat cophenet crossval cvpartition dendrogram "
     "dummyvar ecdf evpdf expcdf exppdf fcdf finv fitglm fitlm fitnlm gampdf gamrnd "
     "geomean geopdf gevpdf glmfit grpstats harmmean hist3 hmmtrain hmmviterbi hygepdf "
     "inconsistent ismissing isundefined jbtest join KDTreeSearcher kmeans knnsearch ksdensity "
     "kstest kstest2 lasso lillietest linkage lognpdf lognrnd mvncdf mvnpdf mvnrnd nanmax "
     "nanmean nanmedian nanmin nanstd nansum nanvar nbinpdf nlinfit normcdf normfit "
     "norminv normpdf normplot normrnd pca pdist pdist2 poisscdf poisspdf poissrnd predict "
     "princomp qqplot randsample rangesearch ranksum raylpdf regress ridge robustfit "
     "signrank silhouette squareform stepwise tabulate tcdf tinv tpdf TreeBagger trimmean "
     "truncate ttest ttest2 unifpdf unifrnd vartest vartest2 wblpdf"},
    {"symbolic",
     "expand poly2sym simplify solve sym sym2poly syms vpa"},
};
/* clang-format on */

/* Is the name one of a list that blanks separate? */
static bool listed(const char *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = strstr(list, name); at; at = strstr(at + 1, name))
        if ((at == list || at[-1] == ' ') && (at[n] == ' ' || at[n] == 0))
            return true;
    return false;
}

/* The text with line ends for those blanks after which a word would not fit. */
static void fill_lines(char *text)
{
    char *line = text, *blank = NULL;
    for (char *at = text; *at; at++) {
        if (*at == ' ')
            blank = at;
        if (at - line >= LINE && blank) {
            *blank = '\n';
            line = blank + 1;
            blank = NULL;
        }
    }
}

char *m2c_missing_note(const char *name)
{
    for (size_t k = 0; k < sizeof packages / sizeof *packages; k++) {
        if (!listed(packages[k].functions, name))
            continue;
        m2c_text first = {0}, note = {0};
        if (packages[k].name[0] == 0)
            m2c_text_addf(&first, "The '%s' function is not yet implemented in Octave.", name);
        else
            m2c_text_addf(&first,
                          "The '%s' function belongs to the %s package from Octave Forge which seems to not "
                          "be installed in your system.",
                          name, packages[k].name);
        fill_lines(first.s);
        m2c_text_addf(&note,
                      "\n\n%s\n\nPlease read <https://www.octave.org/missing.html> to learn how you can\n"
                      "contribute missing functionality.",
                      first.s);
        m2c_text_free(&first);
        return note.s;
    }
    return m2c_calloc(1, 1);
}
