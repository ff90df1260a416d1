import type { Variant } from '../types.ts';
import { company } from './company.ts';

/** A company that sells cloud and AI services: calm, exact, technical. */
export const variant: Variant = {
  name: 'cloud',
  company,
  logo: 'assets/pictures/logo-mark.svg',
  pictures: {
    about: 'assets/pictures/about.svg',
    portrait: 'assets/pictures/portrait.svg',
    error: 'assets/pictures/error.svg',
    plan: 'assets/pictures/plan.svg',
    share: 'assets/pictures/og-art.svg',
  },
};
