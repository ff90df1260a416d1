import type { LangCode } from '@plinth/ui/contract';
import type { Path } from '../model/values.ts';

/** Something that the checks found. */
export interface Finding {
  /** An error keeps the page from being built; advice makes a good page better. */
  readonly level: 'error' | 'advice';
  readonly message: string;
  /** The language that it is about; missing when it is about all. */
  readonly langCode?: LangCode | undefined;
  /** The section that it is about; missing when it is about the page. */
  readonly row?: string | undefined;
  /** The value that it is about, in the section or the page; missing when it is about more than one. */
  readonly path?: Path | undefined;
}

/** One thing that is looked at. */
export interface Check {
  readonly name: string;
  readonly findings: readonly Finding[];
  /** What the check saw, also when it found nothing. */
  readonly note?: string;
}
