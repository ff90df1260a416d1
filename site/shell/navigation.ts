import { DEFAULT_LANG_CODE } from '@plinth/ui/contract';
import type { Location, NavigationType } from 'react-router-dom';
import { inLanguage } from '../routes/index.ts';

/** How a page came on screen, as `CurrentPage` says. */
export interface Navigation {
  readonly from?: string | undefined;
  readonly navigationType: `${NavigationType}`;
  readonly location: Pick<Location, 'pathname'>;
}

/** Whether it is the page of before in another language. */
export const isLanguageSwitch = ({ from, location: { pathname } }: Navigation): boolean =>
  from !== undefined &&
  from !== pathname &&
  inLanguage(from, DEFAULT_LANG_CODE) === inLanguage(pathname, DEFAULT_LANG_CODE);

/**
 * Whether the location's anchor is to be followed: when the site is opened there and when a link leads there. Going back
 * or forth, the browser knows where the visitor was; and who only changes the language wants to stay where they are.
 */
export const followsHash = (navigation: Navigation): boolean =>
  navigation.from === undefined || (navigation.navigationType !== 'POP' && !isLanguageSwitch(navigation));
