import { expect, test } from 'vitest';
import { readStyleGroups } from '../app/styleGroups.ts';
import { packStyles } from './packStyles.ts';

const styled = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${rules.map((rule) => `${rule}/*!sc*/\n`).join('')}</style>`;

const CARD = [
  '.aBcdE{margin:0.5rem;padding:.25em;}',
  '@media (min-width: 768px){.aBcdE{margin:0;}.aBcdE .p7{color:red;}}',
  '.fG-dhI{margin:1rem;}',
  'data-styled.g2[id="p1"]{content:"aBcdE,fG-dhI,"}',
];
const TURN = [
  '@keyframes klmno{to{opacity:1;}}',
  'data-styled.g3[id="sc-keyframes-klmno"]{content:"klmno,"}',
];
const GROUND = [
  'body{margin:0;}',
  'a{color:red;}',
  'data-styled.g9[id="sc-global-xyz"]{content:"sc-global-xyz1,"}',
];
const LINK = ['.pQrst{animation:klmno 1s;}', 'data-styled.g12[id="p20"]{content:"pQrst,"}'];

test('keeps the rules in order, without the notes between them', () => {
  expect(packStyles(styled(...CARD, ...TURN)).css).toBe(
    '.aBcdE{margin:0.5rem;padding:.25em}@media (min-width: 768px){.aBcdE{margin:0}.aBcdE .p7{color:red}}' +
      '.fG-dhI{margin:1rem}@keyframes klmno{to{opacity:1}}',
  );
});

test('says which rules are whose; names of classes are read from the rules', () => {
  const { css, groups } = packStyles(styled(...CARD, ...TURN, ...GROUND, ...LINK));
  expect(groups).toBe('p1*2+3 @klmno sc-global-xyz*0+2 p20');
  expect(readStyleGroups(groups, css)).toEqual([
    { id: 'p1', names: ['aBcdE', 'fG-dhI'], rules: 3 },
    { id: 'sc-keyframes-klmno', names: ['klmno'], rules: 1 },
    { id: 'sc-global-xyz', names: [], rules: 2 },
    { id: 'p20', names: ['pQrst'], rules: 1 },
  ]);
});

test('refuses styles whose names it would misread', () => {
  const foreign = ['.aBcdE .foreign{margin:0;}', 'data-styled.g1[id="p1"]{content:"aBcdE,"}'];
  expect(() => packStyles(styled(...foreign, ...LINK))).toThrow(/cannot be told/);
});
