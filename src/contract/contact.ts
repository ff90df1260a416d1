import * as v from 'valibot';

// Apart, so that a form brings its field names along and not the checks of answers.
export * from './contactFields.ts';

/** The answer of `POST View/AddContactUs`: `message` is html from the server, to be sanitised before it is shown. */
export const ContactResponseSchema = v.object({
  isError: v.boolean(),
  message: v.fallback(v.string(), ''),
});
/** The answer of `POST View/AddContactUs`: `message` is html from the server, to be sanitised before it is shown. */
export type ContactResponse = v.InferOutput<typeof ContactResponseSchema>;
