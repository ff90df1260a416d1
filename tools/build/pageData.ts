import { isComposedPage } from '@plinth/site/composed-content';
import type { PageAnswer } from '@plinth/site/page-definition';
import { requestOf } from '@plinth/site/request-of';
import type { PagePlan } from './types.ts';

/** The answer that a page shows, which passed the contract's checks when the page was planned. */
export function pageDataOf(plan: PagePlan): PageAnswer | undefined {
  const request = requestOf(plan);
  const data = request === undefined ? undefined : plan.data[request.key];
  return isPageData(data) ? data : undefined;
}

/** Tells an answer from anything else; all kinds were checked field by field where they were asked for. */
function isPageData(data: unknown): data is PageAnswer {
  const isAnswer =
    typeof data === 'object' && data !== null && ('template' in data || 'productItems' in data);
  return isAnswer || isComposedPage(data);
}
