/** The TypeScript files of a new brand, by name; what a developer edits first. */
export function variantSources(name: string, accent: string): Readonly<Record<string, string>> {
  return {
    'company.ts': `/**
 * The facts of the company behind the \`${name}\` brand, all in one place. Everything here is a placeholder: replace it
 * before the company goes live.
 */
export const company = {
  name: { 'zh-tw': '範例股份有限公司', en: 'Sample Company Ltd.' },
  shortName: { 'zh-tw': '範例公司', en: 'Sample Company' },
  address: {
    'zh-tw': '100台北市中正區範例路1號',
    en: 'No. 1, Sample Rd., Zhongzheng Dist., Taipei City 100, Taiwan',
  },
  email: 'hello@${name}.example',
  social: {
    url: 'https://social.example/${name}',
    label: { 'zh-tw': '社群粉絲專頁', en: 'Social network page' },
  },
  messaging: {
    url: 'https://line.example/${name}',
    label: { 'zh-tw': 'LINE官方帳號', en: 'LINE' },
  },
  tagManagerId: null,
};
`,
    'theme.ts': `import { createTheme } from '@plinth/ui/tokens';
import { geist } from '../../faces/index.ts';

/** The decisions that make the brand's looks; docs/theming.md says what each of them does. */
export const theme = createTheme({
  name: '${name}',
  accent: '${accent}',
  neutral: '#6b7280',
  radius: 8,
  type: {
    face: geist,
    body: ['Arial'],
    ratio: 1.22,
    headingWeight: 650,
    displayWeight: 700,
  },
  density: 'regular',
  motion: 'calm',
});
`,
    'index.ts': `import type { Variant } from '../types.ts';
import { company } from './company.ts';

/** What the brand is: its company and its pictures; its words stand in assets/i18n and in pages. */
export const variant: Variant = {
  name: '${name}',
  company,
  logo: 'assets/pictures/logo-mark.svg',
  pictures: {
    about: 'assets/pictures/about.svg',
    portrait: 'assets/pictures/portrait.svg',
    error: 'assets/pictures/error.svg',
    share: 'assets/pictures/og-art.svg',
  },
};
`,
  };
}
