import { __PRIVATE__ } from 'styled-components';
import { readStyleGroups } from '../app/styleGroups.ts';
import { GroupedSheet } from './groupedSheet.ts';

const { StyleSheet, mainSheet } = __PRIVATE__;

/** The selector of the first rule behind those of the components: the theme's. */
const AFTERWARDS = ':root';

function adopt(element: HTMLStyleElement, sheet: CSSStyleSheet): void {
  const groups = readStyleGroups(element.dataset['groups'] ?? '', element.textContent);
  const total = groups.reduce((sum, { rules }) => sum + rules, 0);
  const next = sheet.cssRules[total];
  const isWhole = next instanceof CSSStyleRule && next.selectorText === AFTERWARDS;
  if (!isWhole) {
    // An old browser has dropped a rule that it does not know, so nobody can say which are whose. All are made again.
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets.push(own);
    mainSheet.tag = new GroupedSheet(own);
    return;
  }
  const adopted = new GroupedSheet(sheet);
  for (const { id, names, rules } of groups) {
    // Counted from the first: components that are not in the document come after those that are.
    adopted.groupSizes[StyleSheet.registerId(id)] = rules;
    for (const name of names) mainSheet.registerName(id, name);
  }
  mainSheet.tag = adopted;
}

/**
 * Lets styled-components go on in the style sheet of the finished document. To be called before any component is made. Left
 * alone it reads the sheet, builds it again rule by rule and throws the first one away, whereupon the browser styles the whole
 * page anew; and it needs half a kilobyte of notes in the document for that.
 */
export function adoptStyles(): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-groups]');
  if (element?.sheet) adopt(element, element.sheet);
}
