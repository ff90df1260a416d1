import * as v from 'valibot';
import { HomeDataSchema, MenuSchema, ServicePageSchema } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** `{}` and lists satisfy schemas whose fields are all optional, but an empty answer is abnormal (rulings). */
const FilledObjectSchema = v.custom<object>(
  (answer) =>
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.keys(answer).length > 0,
  'The answer is no object, or empty',
);

const checkWith =
  <const TSchema extends v.GenericSchema>(schema: TSchema) =>
  (answer: unknown): v.InferOutput<TSchema> => {
    const filled = v.safeParse(FilledObjectSchema, answer);
    const result = filled.success ? v.safeParse(schema, answer) : filled;
    if (result.success) return result.output;
    throw new ApiError('abnormal', `The answer breaks the contract: ${v.summarize(result.issues)}`);
  };

/** The menu of an answer; throws an {@link ApiError} of kind `abnormal` where there is none. */
export const checkMenu = checkWith(MenuSchema);

/** The home page's data of an answer; throws an {@link ApiError} of kind `abnormal` where there are none. */
export const checkHome = checkWith(HomeDataSchema);

/** The service of an answer; throws an {@link ApiError} of kind `abnormal` where there is none. */
export const checkService = checkWith(ServicePageSchema);
