import { type ComposedPage, isComposedPage } from '@plinth/site/composed-content';
import type { PageAnswer } from '@plinth/site/page-definition';
import { contentRequestOf, requestOf } from '@plinth/site/request-of';
import type { PagePlan } from './types.ts';

/** The answer that a page shows, which passed the contract's checks when the page was planned. */
export function pageDataOf(plan: PagePlan): PageAnswer | undefined {
  const request = requestOf(plan);
  const data = request === undefined ? undefined : plan.data[request.key];
  return isPageData(data) ? data : undefined;
}

/** What the brand composed of a page, which was checked when its file was read. */
export function pageContentOf(plan: PagePlan): ComposedPage | undefined {
  const request = contentRequestOf(plan);
  const content = request === undefined ? undefined : plan.data[request.key];
  return isComposedPage(content) ? content : undefined;
}

/** Both, for what is made of a page's words. */
export const shownOf = (plan: PagePlan) => ({ data: pageDataOf(plan), content: pageContentOf(plan) });

/** Tells an answer from anything else; all kinds were checked field by field where they were asked for. */
const isPageData = (data: unknown): data is PageAnswer =>
  typeof data === 'object' && data !== null && ('template' in data || 'productItems' in data);
