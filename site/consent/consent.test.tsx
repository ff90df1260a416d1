import { perform, render } from '@plinth/ui/testing/render';
import { afterEach, expect, test, vi } from 'vitest';
import { pushSubmitEvent } from '../contact/analytics.ts';
import type { CompanyConsent, Localized } from '../variants/types.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { openConsent } from './consent.ts';

const say = (words: string): Localized => ({ 'zh-tw': `${words}（中）`, en: words });
const consent: CompanyConsent = {
  heading: say('May we count you?'),
  description: say('Only if you say yes'),
  needed: { label: say('Needed'), description: say('Your language') },
  analytics: { label: say('Figures'), description: say('Pages seen') },
  accept: say('Accept'),
  refuse: say('Refuse'),
  choose: say('Choose'),
  save: say('Save'),
  settings: say('Cookie settings'),
};

const started = { 'gtm.start': expect.any(Number), event: 'gtm.js' };

const managers = () => document.head.querySelectorAll('script[src*="gtm.js?id=GTM-1"]').length;

async function ask() {
  const { container: box } = await render(
    <ConsentQuestion consent={consent} tagManagerId="GTM-1" langCode="en" />,
  );
  const press = (words: string) =>
    perform(() =>
      [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
    );
  return { box, press };
}

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  delete window.dataLayer;
});

test('a brand that asks counts nothing and fetches nothing before a yes, and both after it', async () => {
  const { box, press } = await ask();
  expect(box.textContent).toContain('May we count you?');
  await pushSubmitEvent(true);
  expect([window.dataLayer, managers()]).toEqual([undefined, 0]);
  await press('Accept');
  expect([window.dataLayer, managers()]).toEqual([[started, { event: 'submit' }], 1]);
  await pushSubmitEvent(true);
  expect(window.dataLayer).toHaveLength(3);
  // The same answer once more counts nothing twice.
  await perform(openConsent);
  await press('Save');
  expect([window.dataLayer?.length, managers()]).toEqual([3, 1]);
});

test('who takes a yes back gets the page anew, as the tag manager would go on counting', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { box, press } = await ask();
  await press('Refuse');
  await perform(openConsent);
  await press('Accept');
  await perform(openConsent);
  await press('Save');
  expect(reload).not.toHaveBeenCalled();
  await perform(openConsent);
  await perform(() => box.querySelector<HTMLInputElement>('[name=analytics]')?.click());
  await press('Save');
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
});

test('who has said yes on an earlier visit is counted at once, without being asked', async () => {
  localStorage.setItem('consent', JSON.stringify({ given: ['analytics'], version: '1' }));
  const { box } = await ask();
  expect([box.textContent, window.dataLayer, managers()]).toEqual(['', [started], 1]);
});

test('after a no nothing is counted', async () => {
  const { press } = await ask();
  await press('Refuse');
  await pushSubmitEvent(true);
  expect([window.dataLayer, managers()]).toEqual([undefined, 0]);
});

test('a brand that does not ask counts at once, as it always has', async () => {
  await ask();
  void pushSubmitEvent(false);
  expect(window.dataLayer).toEqual([{ event: 'submit' }]);
});
