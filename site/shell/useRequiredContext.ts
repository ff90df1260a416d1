import { type Context, use } from 'react';

/** The value of a context that must be provided above. */
export function useRequiredContext<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('The context that this hook reads is not given above it.');
  return value;
}
