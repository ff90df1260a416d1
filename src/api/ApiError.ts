/**
 * Why a call gave no usable answer.
 *
 * - `timeout`: no complete answer within the contract's time-out
 * - `network`: no answer at all (offline, refused, blocked)
 * - `http`: an answer with a status outside 200–299
 * - `abnormal`: an answer outside the contract: empty, `isError`, malformed, html in place of JSON
 */
export type ApiErrorKind = 'timeout' | 'network' | 'http' | 'abnormal';

/** The message of a time-out, fixed by the specification, section 8. */
export const TIMEOUT_MESSAGE = 'Timeout has occurred.';

/** The one error that a call of the client throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(kind: ApiErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = options.status;
  }
}
