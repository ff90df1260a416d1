import type { Page } from '@playwright/test';

/** The Latin font of each brand. */
export const FACES = { cloud: 'Geist', agency: 'Bricolage Grotesque' } as const;

/** Whether a font has loaded. */
export const hasFace = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
      ),
    family,
  );
