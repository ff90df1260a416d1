import type { NavigationType } from 'react-router-dom';

/**
 * The order of the history's entries since the app started, by the keys that the router gives their locations. The browser
 * tells how many entries it has, but not in all engines which of them is shown.
 */
export class HistoryRecord {
  #keys: string[];
  #here = 0;

  /** @param key that of the location at which the app starts */
  constructor(key: string) {
    this.#keys = [key];
  }

  /** Takes a navigation down, once or twice. */
  note(key: string, type: `${NavigationType}`): void {
    const known = this.#keys.indexOf(key);
    if (known >= 0) this.#here = known;
    else if (type === 'PUSH') this.#keys.splice((this.#here += 1), Infinity, key);
    else if (type === 'REPLACE') this.#keys[this.#here] = key;
    // Older than the app: nobody knows on which side of the others it lies.
    else {
      this.#keys = [key];
      this.#here = 0;
    }
  }

  /** How many entries lie from one location to another, back below 0; undefined where one of them is not known. */
  steps(from: string, to: string): number | undefined {
    const start = this.#keys.indexOf(from);
    const end = this.#keys.indexOf(to);
    return start < 0 || end < 0 ? undefined : end - start;
  }
}
