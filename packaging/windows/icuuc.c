/* What Qt6Core asks of Windows' own icuuc.dll, which Wine 8 has not. It lies in the Windows that
   tests run in, and in nothing that goes out. There is no codec of ICU's behind it: Qt is told so,
   and does without. */

#define EXPORT __declspec(dllexport)
#define FILE_ACCESS_ERROR 4

EXPORT void *ucnv_open(const char *name, int *status) { *status = FILE_ACCESS_ERROR; return 0; }
EXPORT void ucnv_close(void *codec) {}
EXPORT void ucnv_reset(void *codec) {}
EXPORT signed char ucnv_getMaxCharSize(const void *codec) { return 1; }
EXPORT const char *ucnv_getName(const void *codec, int *status) { *status = FILE_ACCESS_ERROR; return 0; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *status)
{ *status = FILE_ACCESS_ERROR; return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { return 0; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT int ucnv_toUCountPending(const void *codec, int *status) { return 0; }
EXPORT int ucnv_fromUCountPending(const void *codec, int *status) { return 0; }

/* Of these each needs a codec, and there is none. */
EXPORT void ucnv_toUnicode(void) {}
EXPORT void ucnv_fromUnicode(void) {}
EXPORT void ucnv_getToUCallBack(void) {}
EXPORT void ucnv_setToUCallBack(void) {}
EXPORT void ucnv_getFromUCallBack(void) {}
EXPORT void ucnv_setFromUCallBack(void) {}
EXPORT void ucnv_cbToUWriteUChars(void) {}
EXPORT void ucnv_cbFromUWriteUChars(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
