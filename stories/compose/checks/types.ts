import type { LangCode } from '@plinth/ui/contract';

/** Something that the checks found. */
export interface Finding {
  /** An error keeps the page from being built; advice makes a good page better. */
  readonly level: 'error' | 'advice';
  readonly message: string;
  /** The language that it is about; missing when it is about all. */
  readonly langCode?: LangCode | undefined;
  /** The section that it is about; missing when it is about the page. */
  readonly row?: string | undefined;
}

/** One thing that is looked at. */
export interface Check {
  readonly name: string;
  readonly findings: readonly Finding[];
  /** What the check saw, also when it found nothing. */
  readonly note?: string;
}
