import type { TextKey } from '../../texts/language.ts';

/** What people ask before they choose a plan, in the order of the page; its structured data say the same. */
export const QUESTIONS = ([1, 2, 3, 4] as const).map((place) => ({
  question: `PLAN.FAQ.Q${place}`,
  answer: `PLAN.FAQ.A${place}`,
})) satisfies readonly { readonly question: TextKey; readonly answer: TextKey }[];
