/* The functions of PBLAS, ScaLAPACK and BLACS that are called, as their documentation declares them. */
#ifndef M2C_MPI_SCALAPACK_H
#define M2C_MPI_SCALAPACK_H

void Cblacs_get(int context, int what, int *value);
void Cblacs_gridinit(int *context, const char *order, int prows, int pcols);
void pdgemm_(const char *ta, const char *tb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *da, const double *b, const int *ib,
             const int *jb, const int *db, const double *beta, double *c, const int *ic, const int *jc,
             const int *dc);
double pdlange_(const char *norm, const int *m, const int *n, const double *a, const int *ia, const int *ja,
                const int *da, double *work);
void pdgetrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *da, int *pivots,
              int *info);
void pdgetrs_(const char *trans, const int *n, const int *nrhs, const double *a, const int *ia, const int *ja,
              const int *da, const int *pivots, double *b, const int *ib, const int *jb, const int *db,
              int *info);
void pdgecon_(const char *norm, const int *n, const double *a, const int *ia, const int *ja, const int *da,
              const double *anorm, double *rcond, double *work, const int *lwork, int *iwork,
              const int *liwork, int *info);
void pdgetri_(const int *n, double *a, const int *ia, const int *ja, const int *da, const int *pivots,
              double *work, const int *lwork, int *iwork, const int *liwork, int *info);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja, const int *da,
              int *info);
void pdgeqrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *da, double *tau,
              double *work, const int *lwork, int *info);
void pdorgqr_(const int *m, const int *n, const int *k, double *a, const int *ia, const int *ja,
              const int *da, const double *tau, double *work, const int *lwork, int *info);
void pdsyev_(const char *jobz, const char *uplo, const int *n, double *a, const int *ia, const int *ja,
             const int *da, double *w, double *z, const int *iz, const int *jz, const int *dz, double *work,
             const int *lwork, int *info);

#endif
