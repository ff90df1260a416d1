import type { NavigationType } from 'react-router-dom';

/**
 * The order of the history's entries since the app started, by the keys that the router gives their locations. Browsers report
 * how many entries there are, but not all of them which one is shown.
 */
export class HistoryRecord {
  #keys: string[];
  #here = 0;

  /** @param key the key of the location at which the app starts */
  constructor(key: string) {
    this.#keys = [key];
  }

  /** Records a navigation; recording it twice changes nothing. */
  note(key: string, type: `${NavigationType}`): void {
    const known = this.#keys.indexOf(key);
    if (known >= 0) this.#here = known;
    else if (type === 'PUSH') this.#keys.splice((this.#here += 1), Infinity, key);
    else if (type === 'REPLACE') this.#keys[this.#here] = key;
    // Older than the app: it is unknown on which side of the others it lies.
    else {
      this.#keys = [key];
      this.#here = 0;
    }
  }

  /** How many entries it is from one location to another, negative for back; undefined where one of them is unknown. */
  steps(from: string, to: string): number | undefined {
    const start = this.#keys.indexOf(from);
    const end = this.#keys.indexOf(to);
    return start < 0 || end < 0 ? undefined : end - start;
  }
}
