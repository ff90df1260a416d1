import type { LangCode } from '@plinth/ui/contract';

/** How long a text ought to be in each language: from and to, in characters, spaces included. */
export type Length = Readonly<Record<LangCode, readonly [from: number, to: number]>>;

/** The lengths that parts share, so that bands of a page look alike; the workshop's docs pages show them too. */
export const LENGTHS = {
  eyebrow: { 'zh-tw': [2, 10], en: [4, 24] },
  heading: { 'zh-tw': [4, 20], en: [12, 60] },
  description: { 'zh-tw': [20, 60], en: [50, 150] },
  /** What a button or a link to press says. */
  action: { 'zh-tw': [2, 8], en: [4, 24] },
  /** The label before a way to reach the company. */
  detail: { 'zh-tw': [2, 16], en: [4, 48] },
  /** What a picture means to those who do not see it. */
  alt: { 'zh-tw': [6, 30], en: [16, 90] },
} as const satisfies Readonly<Record<string, Length>>;

/** Makes a length: from and to in Chinese, then in English. */
export const length = (zhFrom: number, zhTo: number, enFrom: number, enTo: number): Length => ({
  'zh-tw': [zhFrom, zhTo],
  en: [enFrom, enTo],
});
