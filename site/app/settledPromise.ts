/**
 * Tells React's `use` that a promise is fulfilled, so that it reads the value without suspending. React looks at these two
 * fields of any promise that it is given.
 */
export function settle<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
