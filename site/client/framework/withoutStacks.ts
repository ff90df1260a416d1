/*
 * Has to be imported first. React makes a handful of errors while it is evaluated, to throw them later as signals; to note
 * where each was made, Chromium parses the whole file again: half of the time that the evaluation takes. Only a missing
 * limit spares that, 0 does not. The entry puts the limit back.
 */
export const usualStackTraceLimit: number | undefined = Error.stackTraceLimit;

Reflect.deleteProperty(Error, 'stackTraceLimit');
