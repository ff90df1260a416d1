import { expect, it } from 'vitest';
import { readEdits, writtenEdits } from '../.storybook/editsInAddress.ts';
import { bytesToAddress } from './support/addressBytes.ts';

const [first, second] = [
  { heading: 'One', icon: <svg /> },
  { heading: 'Two', icon: <svg /> },
];
const onPress = () => undefined;
const before = { heading: 'Before', items: [first, second], onPress };

const sent = (edited: object, story = 'faq') =>
  readEdits(`?edits=${writtenEdits(story, { ...edited }, before)}`, 'faq', before);
const readText = (text: string) =>
  readEdits(`?edits=${bytesToAddress(new TextEncoder().encode(text))}`, 'faq', before);

it('carries words with any signs', () => {
  expect(sent({ heading: '「10%」 & <b>' })).toEqual({ heading: '「10%」 & <b>' });
  // Edited items stay as they are even when the story's own items have changed by then.
  const written = writtenEdits('faq', { heading: 'One' }, before);
  expect(readEdits(`?edits=${written}`, 'faq', {})).toEqual({ heading: 'One' });
});

it('carries what moved by where it stood, with the elements in it', () => {
  const { items } = sent({ items: [second, { ...first, heading: 'Edited', onPress }] });
  expect(items).toEqual([second, { heading: 'Edited', icon: first?.icon, onPress }]);
  expect(items[0]).toBe(second);
});

it('is short, and nothing where nothing was edited', () => {
  expect(writtenEdits('faq', { items: [second, first] }, before)?.length).toBeLessThan(140);
  expect(writtenEdits('faq', {}, before)).toBeUndefined();
});

it('is of one story', () => {
  expect(sent({ heading: 'Of another' }, 'hero')).toEqual({});
});

it('leaves out an element that stood nowhere before', () => {
  expect(sent({ items: [{ heading: 'New', icon: <b /> }] })).toEqual({ items: [{ heading: 'New' }] });
});

it.each([
  ['no JSON', '{'],
  ['another shape', '[1]'],
  ['no props', '{"story":"faq","args":"all"}'],
])('takes nothing from %s', (_what, written) => {
  expect(readText(written)).toEqual({});
});

it('takes nothing from a text that is no such text', () => {
  expect(readEdits('?edits={}', 'faq', before)).toEqual({});
});

it('takes no markup from a stranger, and nothing from outside the story', () => {
  const written = JSON.stringify({
    story: 'faq',
    args: {
      items: [
        {
          dangerouslySetInnerHTML: { __html: '<img onerror=alert(1)>' },
          srcDoc: '<script>',
          srcdoc: '<script>',
        },
      ],
      heading: { $from: ['constructor'] },
    },
  });
  const args = readText(written);
  expect(args['items']).toEqual([{}]);
  expect(args['heading']).toBeUndefined();
});

it('takes no other element from a stranger than those that structure words, and no address that React does not check', () => {
  const action = { label: 'Write to us', href: '#contact', as: 'li' };
  const strange = {
    ...action,
    as: 'script',
    forwardedAs: 'iframe',
    HREF: 'javascript:1',
    formaction: 'javascript:1',
  };
  const args = readText(
    JSON.stringify({ story: 'faq', args: { as: 'section', actions: [action, strange] } }),
  );
  expect(args).toEqual({ as: 'section', actions: [action, { label: 'Write to us', href: '#contact' }] });
});
