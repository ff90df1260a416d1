import type { Page } from '@playwright/test';

/** The Latin face of each brand. */
export const FACES = { cloud: 'Geist', agency: 'Bricolage Grotesque' } as const;

/** Whether a face has come. */
export const hasFace = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
      ),
    family,
  );
