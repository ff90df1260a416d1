import type { Dictionary } from '../texts/dictionary.ts';

/** The data from which a page was rendered, as a file beside its document; the app needs it to hydrate. */
export interface PageFile {
  /** The groups of texts that the page shows. */
  readonly texts: Partial<Dictionary>;
  /** Answers of the API by request key. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly siteUrl: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Tells a page's file from anything else that a host may send in its place. */
export const isPageFile = (value: unknown): value is PageFile =>
  isObject(value) &&
  'texts' in value &&
  isObject(value.texts) &&
  'data' in value &&
  isObject(value.data) &&
  'siteUrl' in value &&
  typeof value.siteUrl === 'string';
