import { type Context, use } from 'react';

/** What stands above in a context, where nothing works without it. */
export function useRequiredContext<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('The context that this hook reads is not given above it.');
  return value;
}
