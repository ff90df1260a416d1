import type { Page } from '@playwright/test';

/** The backgrounds for which the shown drawings in a part of the page are made, of drawings made for both. */
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
