import { type ReactNode, useState } from 'react';
import { PeriodSwitch, type PeriodSwitchProps } from '../../components/PeriodSwitch/PeriodSwitch.tsx';
import type { PriceCardProps } from '../../components/PriceCard/PriceCard.tsx';
import { type PriceCurrency, formatPrice } from '../../components/PriceCard/formatPrice.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { LIVE } from '../../primitives/shared/live.ts';
import { warn } from '../../primitives/shared/warnings.ts';
import { PriceSection } from '../PriceSection/PriceSection.tsx';
import type { Loading, SectionBaseProps } from '../SectionFrame/SectionFrame.tsx';
import { OtherPrices, SwitchPlace } from './PlanSection.styles.ts';

/** A package's price for one period. */
export type PlanPrice = Pick<PriceCardProps, 'former' | 'price' | 'unit'>;

/** A package whose price depends on the period. */
export interface Plan extends Omit<PriceCardProps, 'currency' | 'former' | 'price' | 'unit'> {
  /** One price for each period, in the periods' order. */
  readonly prices: readonly PlanPrice[];
}

/** What a {@link PlanSection} shows. */
export interface PlanSectionProps extends SectionBaseProps {
  /** The packages, in the order of display. */
  readonly items: readonly Plan[];
  /** The periods to choose from. */
  readonly periods: Pick<PeriodSwitchProps, 'defaultIndex' | 'items' | 'label' | 'onChoose'>;
  /** Formats all prices with `Intl`; `$` and thousand separators when missing. */
  readonly currency?: PriceCurrency | undefined;
  /** The packages are loading: cards without words take their place. */
  readonly loading?: Loading | undefined;
}

/** A missing price; the card warns of it in development. */
const MISSING: PlanPrice = { price: Number.NaN };

/**
 * Packages whose price depends on a period, with a switch above them. Without JavaScript and on paper each card says what it
 * costs for all periods.
 */
export function PlanSection({ items, periods, currency, ...rest }: PlanSectionProps) {
  const isLive = useIsHydrated();
  const count = periods.items.length;
  const first = periods.defaultIndex ?? 0;
  const [{ of, chosen }, setChoice] = useState({ of: count, chosen: first });
  // With other periods the choice starts again, as does the switch.
  if (of !== count) setChoice({ of: count, chosen: first });
  const current = periods.items[chosen] === undefined ? 0 : chosen;

  const unitOf = (prices: readonly PlanPrice[], shown: number): ReactNode => (
    <>
      {/* A new element for each: React cannot change text that a browser's translation has replaced. */}
      <span key={shown}>{prices[shown]?.unit}</span>
      {prices.length > 1 && (
        <OtherPrices>
          {prices.map(({ price, unit }, index) =>
            index === shown ? null : (
              <span key={index}>
                {periods.items[index]?.label} {formatPrice(price, currency)} {unit}
              </span>
            ),
          )}
        </OtherPrices>
      )}
    </>
  );

  return (
    <PriceSection
      {...{ [LIVE]: isLive || undefined }}
      {...rest}
      aside={
        count > 1 && (
          <SwitchPlace>
            <PeriodSwitch
              {...periods}
              // While the packages load there is no switch: it comes back with the earlier choice.
              defaultIndex={chosen}
              onChoose={(index) => {
                setChoice({ of: count, chosen: index });
                periods.onChoose?.(index);
              }}
            />
          </SwitchPlace>
        )
      }
      items={items.map(({ prices, ...item }) => {
        if (prices.length !== count)
          warn('PlanSection', `\`prices\` has ${prices.length}, but there are ${count} \`periods\`.`);
        const shown = prices[current] === undefined ? 0 : current;
        return { ...item, ...(prices[shown] ?? MISSING), unit: unitOf(prices, shown), currency };
      })}
    />
  );
}
