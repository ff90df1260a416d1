import { DEFAULT_LANG_CODE } from '@plinth/ui/contract';
import type { Location, NavigationType } from 'react-router-dom';
import { inLanguage } from '../routes/index.ts';

/** How a page came on screen, as `CurrentPage` says. */
export interface Navigation {
  readonly from?: string | undefined;
  readonly navigationType: `${NavigationType}`;
  readonly location: Pick<Location, 'pathname'>;
}

/** Whether it is the previous page in another language. */
export const isLanguageSwitch = ({ from, location: { pathname } }: Navigation): boolean =>
  from !== undefined &&
  from !== pathname &&
  inLanguage(from, DEFAULT_LANG_CODE) === inLanguage(pathname, DEFAULT_LANG_CODE);

/**
 * Whether to follow the location's anchor: when the site is opened there and when a link leads there. On back and forward the
 * browser knows where the visitor was; and a visitor who only changes the language wants to stay in place.
 */
export const followsHash = (navigation: Navigation): boolean =>
  navigation.from === undefined || (navigation.navigationType !== 'POP' && !isLanguageSwitch(navigation));
