import type { Variant } from '../types.ts';
import { company } from './company.ts';

/** A digital advertising and marketing agency: warm, bold, lively. */
export const variant: Variant = {
  name: 'agency',
  company,
  logo: 'assets/pictures/logo-mark.svg',
  home: [
    { section: 'hero', picture: 'assets/pictures/hero.svg', facts: true, tone: 'sunken' },
    {
      section: 'advantages',
      tone: 'surface',
      pictures: [
        'assets/pictures/advantage-1.svg',
        'assets/pictures/advantage-2.svg',
        'assets/pictures/advantage-3.svg',
      ],
    },
    { section: 'products', tone: 'sunken' },
    { section: 'media', tone: 'surface' },
    { section: 'brands', tone: 'sunken' },
    { section: 'partners', pictures: ['assets/pictures/partner-1.svg', 'assets/pictures/partner-2.svg'] },
    { section: 'contact', tone: 'sunken' },
  ],
  pictures: {
    about: 'assets/pictures/about.svg',
    portrait: 'assets/pictures/portrait.svg',
    error: 'assets/pictures/error.svg',
    plan: 'assets/pictures/plan.svg',
    share: 'assets/pictures/og-art.svg',
  },
};
