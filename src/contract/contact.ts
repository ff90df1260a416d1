// Apart, so that a form brings its field names along and not the checks of answers.
export * from './contactFields.ts';

/** The answer of `POST View/AddContactUs`: `message` is html from the server, to be sanitised before it is shown. */
export interface ContactResponse {
  readonly isError: boolean;
  readonly message: string;
}

/**
 * Reads the answer of `POST View/AddContactUs`; a message of a wrong type counts as missing.
 *
 * Written by hand, not as a schema: when it comes the request is stored, and nothing may have to be fetched to know it.
 *
 * @returns undefined where the contract does not know the answer
 */
export function contactResponseOf(answer: unknown): ContactResponse | undefined {
  if (typeof answer !== 'object' || answer === null || !('isError' in answer)) return undefined;
  const { isError } = answer;
  if (typeof isError !== 'boolean') return undefined;
  return {
    isError,
    message: 'message' in answer && typeof answer.message === 'string' ? answer.message : '',
  };
}
