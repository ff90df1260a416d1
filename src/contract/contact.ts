// Separate, so that a form imports its field names without the checks of answers.
export * from './contactFields.ts';

/** The answer of `POST View/AddContactUs`: `message` is html from the server, to be sanitised before it is shown. */
export interface ContactResponse {
  readonly isError: boolean;
  readonly message: string;
}

/**
 * Reads the answer of `POST View/AddContactUs`; a message of the wrong type counts as missing.
 *
 * Written by hand, not as a schema: when the answer comes the request is already stored, so reading it must not need another
 * fetch.
 *
 * @returns undefined where the answer breaks the contract
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
