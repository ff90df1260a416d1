import { render } from '@plinth/ui/testing/render';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { variant } from '../variants/cloud/index.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { type Site, SiteContext } from './site.ts';

it('leads to more pages of the brand in the language of the page', async () => {
  const links = [{ url: '/main/en/privacy', label: { 'zh-tw': '隱私權政策', en: 'Privacy' } }];
  const site: Partial<Site> = {
    assetBase: '/',
    pictures: {},
    langCode: 'zh-tw',
    t: ((key: string) => key) as Site['t'],
    variant: { ...variant, company: { ...variant.company, links } },
    currentPage: { page: 'error', location: { pathname: '/errorPage', search: '', hash: '' } } as never,
  };
  const { container } = await render(
    <MemoryRouter>
      <SiteContext value={site as Site}>
        <SiteFooter />
      </SiteContext>
    </MemoryRouter>,
  );
  const link = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === '隱私權政策');
  expect(link?.getAttribute('href')).toBe('/main/zh-tw/privacy');
});
