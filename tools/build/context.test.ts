import { PROJECT_ROOT as root, readSettings } from '@plinth/server/settings';
import { expect, test } from 'vitest';
import { loadVariant } from './brand.ts';
import { createContext } from './context.ts';

test('what is wrong with pictures is told in one run with what is wrong with pages', async () => {
  const settings = readSettings({ SITE_VARIANT: 'cloud' });
  const made = createContext({
    root,
    settings,
    variant: await loadVariant(root, 'cloud'),
    picture: () => undefined,
    problems: ['site/variants/cloud/pictures/team.jpg: It cannot be read'],
  });
  await expect(made).rejects.toThrow(
    /team\.jpg: It cannot be read\n[^]*pages\/home\.en\.yaml:\d+: .*there is no/,
  );
});
