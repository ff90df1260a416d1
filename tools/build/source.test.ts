import { LANG_CODES } from '@plinth/ui/contract';
import { readSettings, variantNames } from '@plinth/server/settings';
import { expect, test } from 'vitest';
import { createSource } from './source.ts';

test.each(variantNames())(
  'answers of the embedded backend of %s equal the built ones, so that a first page need not fetch the code that validates',
  async (variant) => {
    const api = createSource(readSettings({ SITE_VARIANT: variant }));
    for (const langCode of LANG_CODES) {
      const menu = await api.getMenu(langCode);
      await expect(api.getMenu(langCode, menu)).resolves.toBe(menu);
      const home = await api.getHomeData(langCode);
      await expect(api.getHomeData(langCode, home)).resolves.toBe(home);
      for (const id of ['1', ...menu.items.map((item) => item.id)]) {
        const service = await api.getService(id, langCode);
        await expect(api.getService(id, langCode, service), id).resolves.toBe(service);
      }
    }
  },
);
