import { BRAND_FILES } from '../../../.storybook/composing/brandFiles.ts';
import {
  type BrandFiles,
  COMPOSING_PATH,
  type PageChange,
  type SaveAnswer,
} from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';

/** Whether the workshop runs in its development server, which writes the brands' files; a static one cannot. */
export const CAN_SAVE: boolean = import.meta.env.DEV;

const address = (path: string): URL => new URL(`${COMPOSING_PATH.slice(1)}${path}`, document.baseURI);

const NO_ANSWER = 'The workshop’s server does not answer';

/** A brand's pages, pictures and services: as they are now, or in a static workshop as of the build. */
export async function readBrand(variant: VariantName): Promise<BrandFiles> {
  const built = BRAND_FILES[variant] ?? { pages: {}, pictures: [] };
  if (!CAN_SAVE) return built;
  const response = await fetch(address(variant)).catch(() => {
    throw new Error(`${NO_ANSWER}: start it again.`);
  });
  if (response.ok) return (await response.json()) as BrandFiles;
  const { message } = (await response.json()) as Extract<SaveAnswer, { outcome: 'failed' }>;
  throw new Error(`The brand’s files could not be read. ${message}`);
}

/** Saves a page through the development server. A failure is returned, never thrown: what was composed stays. */
export async function savePage(variant: VariantName, slug: string, change: PageChange): Promise<SaveAnswer> {
  try {
    const response = await fetch(address(`${variant}/${slug}`), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    return (await response.json()) as SaveAnswer;
  } catch {
    return { outcome: 'failed', message: `${NO_ANSWER}: start it again, then save.` };
  }
}
