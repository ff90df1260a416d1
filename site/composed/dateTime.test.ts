import { expect, it } from 'vitest';
import { isDateTime } from './dateTime.ts';

const GOOD = {
  'a year': ['2026'],
  'a month': ['2026-03'],
  'a day': ['2026-03-14', '2024-02-29'],
  'a day of any year': ['03-14', '--02-29'],
  'a week': ['2026-W07', '2026-W53'],
  'a time': ['09:30', '23:59:59.999'],
  'a time of a day': ['2026-03-14T09:30', '2026-03-14 09:30:15'],
  'a moment': ['2026-03-14T09:30Z', '2026-03-14 09:30:15+08:00', '2026-03-14T09:30+0800'],
  'a time zone': ['Z', '-05:00'],
  'a duration': ['PT30M', 'P2D', 'P1DT2H', 'PT1.5S', '4h 30m', '2w'],
};

it.each(Object.entries(GOOD))('takes %s, as HTML does', (_what, texts) => {
  expect(texts.filter((text) => !isDateTime(text))).toEqual([]);
});

const BAD = {
  'a day that no calendar has': [
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '02-30',
    '2026-13-01',
    '2026-02-30T09:30',
  ],
  'a week that the year does not have': ['2025-W53', '2026-W00', '2026-W54'],
  'a time that no clock has': ['25:00', '24:00', '09:60', '2026-03-14T24:00'],
  'a zone without a day, which says nothing': ['09:30+08:00', '2026-03-14+08:00'],
  'a duration without a number, or with one unit twice': ['P', 'PT', 'P1DT', 'P1H', '1h 2h'],
  'other words': [
    '',
    '14 March',
    '2026/03/14',
    '3-14',
    '9:30',
    '2026-3-14',
    '2026-03-14T',
    ' 2026',
    '2026-Q1',
  ],
};

it.each(Object.entries(BAD))('refuses %s', (_what, texts) => {
  expect(texts.filter(isDateTime)).toEqual([]);
});
