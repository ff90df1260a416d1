import type { Dictionary } from '../texts/dictionary.ts';

/** The dotted names of all texts below `T`. */
type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T &
  string];

/** The dotted key of a text, such as `META.ABOUT.TITLE`. */
export type TextKey = Leaves<Dictionary>;

/** Looks a text up and fills its placeholder in. An unknown text is empty. With i18next: `(key, values) => t(key, { ...values })`. */
export type HeadText = (key: TextKey, values?: { readonly title: string }) => string;

/** Looks texts up in a dictionary without i18next, for builds and tests. */
export function dictionaryText(dictionary: Dictionary): HeadText {
  return (key, values) => {
    let found: unknown = dictionary;
    for (const part of key.split('.')) {
      found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
    }
    if (typeof found !== 'string') return '';
    return values === undefined ? found : found.replaceAll('{{title}}', () => values.title);
  };
}
