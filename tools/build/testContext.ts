import { PROJECT_ROOT as root, readSettings } from '@plinth/server/settings';
import { formatPrice } from '@plinth/ui';
import { loadVariant } from './brand.ts';
import { createContext } from './context.ts';
import type { FindableContext } from './findable.ts';

/** A variant with its real content and dictionaries, for tests of what the build makes of them. */
export const testContext = async (name: string, basePath = '/'): Promise<FindableContext> => ({
  ...(await createContext({
    root,
    settings: readSettings({
      SITE_VARIANT: name,
      BASE_PATH: basePath,
      SITE_URL: 'https://www.sample.example',
    }),
    variant: await loadVariant(root, name),
    picture: (src, alt) => ({ src, alt }),
  })),
  prerender: { formatPrice },
});
