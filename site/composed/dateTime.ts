const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = `(?<month>${MONTH})-(?<day>0[1-9]|[12]\\d|3[01])`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?';
const ZONE = '(?:Z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)';

/** The forms that HTML's `time` element takes: https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value */
const FORMS = [
  `\\d{4}(?:-${MONTH})?`,
  `(?<year>\\d{4})-${DAY}(?:[T ]${TIME}${ZONE}?)?`,
  `(?:--)?${DAY}`,
  TIME,
  ZONE,
  '(?<weekYear>\\d{4})-W(?<week>0[1-9]|[1-4]\\d|5[0-3])',
  // A duration, for machines and for people.
  'P(?=.)(?:\\d+D)?(?:T(?=.)(?:\\d+H)?(?:\\d+M)?(?:\\d+(?:\\.\\d{1,3})?S)?)?',
  '(?!.*([a-z]).*\\1)\\d+[wdhms](?: \\d+[wdhms])*',
].map((form) => new RegExp(`^${form}$`));

/** How many days a month has, counted from 1. */
const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether a year has a week 53: one that begins or ends on a Thursday. */
const isLong = (year: number): boolean =>
  [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)].some((day) => new Date(day).getUTCDay() === 4);

/** Whether machines can read it as a time or a duration: in one of HTML's forms, and a date that exists. */
export function isDateTime(text: string): boolean {
  const form = FORMS.find((each) => each.test(text));
  // Without a year, the day may be the 29th of February.
  const { year = '2000', month, day, weekYear, week } = form?.exec(text)?.groups ?? {};
  if (month !== undefined && Number(day) > daysOf(Number(year), Number(month))) return false;
  return form !== undefined && (week !== '53' || isLong(Number(weekYear)));
}
