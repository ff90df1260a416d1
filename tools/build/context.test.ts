import { PROJECT_ROOT as root, readSettings } from '@plinth/server/settings';
import { expect, test } from 'vitest';
import { loadVariant } from './brand.ts';
import { createContext } from './context.ts';

test('faults in pictures and in pages are reported in the same run', async () => {
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

test('the target of a link in the footer must exist in all languages', async () => {
  const settings = readSettings({ SITE_VARIANT: 'cloud' });
  const { company, ...others } = await loadVariant(root, 'cloud');
  const label = { 'zh-tw': '隱私權政策', en: 'Privacy' };
  const urls = ['/main/en/server-room', '/main/en/server-rom', '/privacy', 'https://cloud.example/privacy'];
  const variant = { ...others, company: { ...company, links: urls.map((url) => ({ url, label })) } };
  const picture = (src: string, alt: string) => ({ src, alt });
  const error: unknown = await createContext({ root, settings, variant, picture }).catch((thrown) => thrown);
  const file = 'site/variants/cloud/company.ts';
  expect(String(error).split('\n').slice(1)).toEqual([
    expect.stringContaining(`${file}: links.1.url: '/main/zh-tw/server-rom' leads to no page in zh-tw`),
    expect.stringContaining(`${file}: links.1.url: '/main/en/server-rom' leads to no page in en`),
    expect.stringContaining(`${file}: links.2.url: '/privacy' leads to no page in zh-tw`),
    expect.stringContaining(`${file}: links.2.url: '/privacy' leads to no page in en`),
  ]);
});
