import type { TextKey } from '../../texts/language.ts';

/** What people ask before they choose a plan, in the order of the page; its structured data say the same. */
export const QUESTIONS: readonly { readonly question: TextKey; readonly answer: TextKey }[] = [
  { question: 'PLAN.FAQ.Q1', answer: 'PLAN.FAQ.A1' },
  { question: 'PLAN.FAQ.Q2', answer: 'PLAN.FAQ.A2' },
  { question: 'PLAN.FAQ.Q3', answer: 'PLAN.FAQ.A3' },
  { question: 'PLAN.FAQ.Q4', answer: 'PLAN.FAQ.A4' },
];
