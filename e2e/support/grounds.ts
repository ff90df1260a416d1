import type { Page } from '@playwright/test';

/** For which grounds the drawings are that are shown, of those in a part of the page that come for two. */
export const groundsIn = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(`${part} img[data-ground]`)
    .evaluateAll((images) => [
      ...new Set(
        images
          .filter((image) => image.checkVisibility())
          .map((image) => image.getAttribute('data-ground') ?? ''),
      ),
    ]);
