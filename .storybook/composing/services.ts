import { type LinkTargets, forLanguages } from '@plinth/site/composed';
import { ContentError, loadContent } from '@plinth/server/content';
import { MenuSchema } from '@plinth/ui/contract';
import * as v from 'valibot';

/**
 * The services that a page of a brand can link to: those of the embedded backend, as the build knows them too.
 *
 * @returns undefined where their content cannot be read, of which the backend tells; the composer then follows no such link
 */
export function readServices(brand: string): LinkTargets['services'] {
  try {
    const content = loadContent(brand);
    return forLanguages((langCode) => v.parse(MenuSchema, content[langCode].menu).items.map(({ id }) => id));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
