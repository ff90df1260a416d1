import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT as root, variantNames } from '@plinth/server/settings';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { expect, it } from 'vitest';
import { loadVariant } from './brand.ts';
import { faultsOfBrand } from './brandSchema.ts';

const good = () => loadVariant(root, 'cloud');

it.each(variantNames())('finds nothing wrong with %s', async (name) => {
  expect((await loadVariant(root, name)).name).toBe(name);
});

it('reports each missing text and each broken address on a line of its own', async () => {
  const { company, pictures, ...others } = await good();
  const label = { 'zh-tw': '臉書' };
  const { email: _gone, ...unreachable } = company;
  const facts = {
    ...unreachable,
    address: { 'zh-tw': '台北市', en: ' ' },
    social: { url: 'social.example/tea', label },
    messaging: { ...company.messaging, url: 'mailto:tea@tea.example' },
    links: [{ url: 'privacy', label: { 'zh-tw': '隱私權政策', en: 'Privacy' } }],
    tagManagerId: 'G-1234',
    consnt: {},
  };
  const brand = { ...others, name: 'tea', company: facts, pictures: { ...pictures, about: '/about.svg' } };
  const [tea, logo] = [
    'site/variants/cloud/index.ts',
    'expected a drawing: a path such as assets/pictures/name.svg',
  ];
  const shop = 'site/variants/cloud/company.ts';
  expect(faultsOfBrand({ ...brand, logo: 'assets/pictures/logo.png' }, 'cloud')).toEqual([
    `${tea}: name: expected 'cloud', as the folder is called`,
    `${shop}: address.en: expected words, but there are none`,
    `${shop}: email: is missing`,
    `${shop}: social.url: expected an address that begins with https://`,
    `${shop}: social.label.en: is missing`,
    `${shop}: messaging.url: expected an address that begins with https://`,
    `${shop}: links.0.url: expected a path such as /main/en/privacy, or an address that begins with https:// or tel:`,
    `${shop}: tagManagerId: expected the id of a container such as GTM-AB12CD3, or null`,
    `${shop}: consnt: there is no field of this name`,
    `${tea}: logo: ${logo}`,
    `${tea}: pictures.about: expected a path such as assets/pictures/name.svg`,
  ]);
  expect(
    faultsOfBrand({ ...brand, name: 'cloud', company: { ...company, email: 'tea' }, pictures }, 'cloud'),
  ).toEqual([`${shop}: email: expected an e-mail address such as hello@tea.example`]);
  const call = { ...company, links: [{ url: 'tel:', label: company.name }] };
  expect(faultsOfBrand({ ...others, company: call, pictures }, 'cloud')).toEqual([
    expect.stringContaining(`${shop}: links.0.url: expected a path`),
  ]);
  expect(faultsOfBrand(undefined, 'cloud')).toEqual([
    expect.stringMatching(/^site\/variants\/cloud\/index\.ts: variant: /),
  ]);
});

it('takes a telephone number among the links of the footer', async () => {
  const brand = await good();
  const links = [{ url: 'tel:+886-4-2325-0000', label: { 'zh-tw': '04-2325-0000', en: '+886 4 2325 0000' } }];
  expect(faultsOfBrand({ ...brand, company: { ...brand.company, links } }, 'cloud')).toEqual([]);
});

it('refuses a brand with a fault', async () => {
  const folder = temporaryFolder();
  write(join(folder, 'site/variants/tea/index.ts'), "export const variant = { name: 'coffee' };");
  await expect(loadVariant(folder, 'tea')).rejects.toThrow(
    "site/variants/tea/index.ts: name: expected 'tea', as the folder is called\n",
  );
});

it('requires every text of the consent question', async () => {
  const { company, ...others } = await good();
  const consent = { heading: company.name };
  expect(faultsOfBrand({ ...others, company: { ...company, consent } }, 'cloud')).toContain(
    'site/variants/cloud/company.ts: consent.accept: is missing',
  );
});

it('says where a syntax error is in a file that a brand’s description imports, without a stack', async () => {
  const folder = temporaryFolder();
  write(join(folder, 'site/variants/tea/index.ts'), "export { company } from './company.ts';\n");
  write(
    join(folder, 'site/variants/tea/company.ts'),
    "export const company = {\n  name: 'tea,\n  email: '',\n};\n",
  );
  const module = JSON.stringify(join(root, 'tools/build/brand.ts'));
  // Node's own module loader, which is not the one that tests use.
  const script = `import(${module}).then(({ loadVariant }) => loadVariant(${JSON.stringify(folder)}, 'tea')).catch((error) => console.log(error.message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: root });
  expect(stdout).toMatch(
    /^site\/variants\/tea\/company\.ts:[23]: .*; look for a sign that is missing there or in the line before\n$/,
  );
});
