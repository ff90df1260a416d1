/** Whether it is the error of the system that has this name, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
