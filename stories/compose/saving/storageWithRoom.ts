/** For tests: a window's storage with room for so many characters in all; it refuses more as browsers do. */
export function storageWithRoom(signs: number): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const storage: Record<string, unknown> = {};
  const define = (name: string, value: unknown) => Object.defineProperty(storage, name, { value });
  define('getItem', (key: string) => storage[key] ?? null);
  define('removeItem', (key: string) => Reflect.deleteProperty(storage, key));
  define('setItem', (key: string, text: string) => {
    const all = Object.entries({ ...storage, [key]: text });
    if (all.flat().join('').length > signs) throw new DOMException('full', 'QuotaExceededError');
    storage[key] = text;
  });
  return storage as unknown as Storage;
}
