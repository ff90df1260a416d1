/**
 * What people ask before they choose a plan, by the numbers of their texts (`PLAN.FAQ.Q1` and `PLAN.FAQ.A1`), in the order of the
 * page; its structured data say the same.
 */
export const QUESTIONS = [1, 2, 3, 4] as const;
