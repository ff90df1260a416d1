import { ProcessSection as Steps, type ProcessSectionProps, type ProcessStepProps } from '@plinth/ui';
import type { JSX } from 'react';
import { useSite } from '../../../shell/site.ts';

export { Banner, HelpSection } from '@plinth/ui';

/** Steps, whose numbers a file need not give. */
interface StepsProps extends Omit<ProcessSectionProps, 'items'> {
  readonly items: readonly (Omit<ProcessStepProps, 'number' | 'numberLabel'> &
    Partial<Pick<ProcessStepProps, 'number' | 'numberLabel'>>)[];
}

/** The steps, each with its place in words. */
export function ProcessSection({ items, ...rest }: StepsProps): JSX.Element {
  const { t } = useSite();
  return (
    <Steps
      {...rest}
      items={items.map(({ number, ...item }, index) => ({
        numberLabel: t('SERVICE.STEP_NUMBER', { number: number ?? index + 1 }),
        ...item,
        number: number ?? index + 1,
      }))}
    />
  );
}
