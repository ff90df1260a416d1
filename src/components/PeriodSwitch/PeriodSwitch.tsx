import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { LIVE } from '../../primitives/shared/live.ts';
import { warn, warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Root, Words } from './PeriodSwitch.styles.ts';

/** A period that can be chosen. */
export interface Period {
  /** The period's name, such as 'Monthly'. */
  readonly label: ReactNode;
  /** A word or two about it, such as 'two months free'. */
  readonly note?: ReactNode;
}

/** What a {@link PeriodSwitch} chooses between. */
export interface PeriodSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** What the visitor chooses, said by assistive technology, such as 'Billing period'. */
  readonly label: string;
  /** Two or three, in the order of display. */
  readonly items: readonly Period[];
  /** Which one is chosen at first, counted from 0; 0 when missing. */
  readonly defaultIndex?: number | undefined;
  /** Called when another one is chosen; after hydration also for a choice made before it. */
  readonly onChoose?: ((index: number) => void) | undefined;
}

/**
 * Chooses a period, such as monthly or yearly: native radio buttons side by side, so that arrow keys move between them. Without
 * JavaScript, where it could switch nothing, it is hidden: show all periods then, as `PlanSection` does.
 */
export function PeriodSwitch({ label, items, defaultIndex = 0, onChoose, ref, ...rest }: PeriodSwitchProps) {
  const name = useId();
  const own = useRef<HTMLFieldSetElement>(null);
  const isLive = useIsHydrated();
  // One is always chosen, or the prices beside it would belong to no period.
  const first = items[defaultIndex] === undefined ? 0 : defaultIndex;
  const latest = useLatest({ onChoose, first });
  warnWithoutText('PeriodSwitch', 'label', label);
  warnWithoutItems('PeriodSwitch', 'items', items);
  if (items.length === 1) warn('PeriodSwitch', '`items` has one entry: there is nothing to choose.');
  else if (items.length > 0 && items[defaultIndex] === undefined)
    warn('PeriodSwitch', `\`defaultIndex\` is ${defaultIndex}, but there are ${items.length} \`items\`.`);

  // Chosen before hydration, or restored by the browser when the visitor came back.
  useEffect(() => {
    const chosen = own.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen !== undefined && Number(chosen) !== latest.current.first)
      latest.current.onChoose?.(Number(chosen));
  }, [latest]);

  return (
    <Root {...{ [LIVE]: isLive || undefined }} {...rest} ref={useMergedRefs(own, ref)}>
      <legend>{label}</legend>
      {items.map((item, index) => (
        // New elements for other periods: the chosen one may be gone, and then none would be chosen.
        <label key={`${items.length} ${index}`}>
          <input
            type="radio"
            name={name}
            value={index}
            defaultChecked={index === first}
            onChange={() => onChoose?.(index)}
          />
          <Words>
            {item.label}
            {!isBlank(item.note) && <span data-part="note">{item.note}</span>}
          </Words>
        </label>
      ))}
    </Root>
  );
}
