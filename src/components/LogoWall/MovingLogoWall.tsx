import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type BoxElement, Button } from '../../primitives/index.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { type Logo, LogoWall } from './LogoWall.tsx';
import { Root } from './MovingLogoWall.styles.ts';

/** What a {@link MovingLogoWall} shows. */
export interface MovingLogoWallProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The logos. Up to four do not move. */
  readonly items: readonly Logo[];
  /** The list's accessible name, where no heading names it. */
  readonly label?: string | undefined;
  /** The label of the button that stops the movement; all logos are then in sight. */
  readonly stopLabel: ReactNode;
  /** The label of the same button while the logos are stopped. */
  readonly moveLabel: ReactNode;
}

/** This many fit into any row. */
const MOST_STILL = 4;

/**
 * Logos that pass by; under reduced motion, without scripts and once stopped, a {@link LogoWall}. It pauses under the pointer,
 * and stops for good when a key moves the focus to a logo (WCAG 2.2, 2.2.2).
 */
export function MovingLogoWall({ items, label, stopLabel, moveLabel, ref, ...rest }: MovingLogoWallProps) {
  warnWithoutText('MovingLogoWall', 'stopLabel', stopLabel);
  warnWithoutText('MovingLogoWall', 'moveLabel', moveLabel);
  const own = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(own, ref);
  const [isStopped, setStopped] = useState(false);
  // The focused logo may have moved to another row.
  useEffect(() => {
    if (isStopped) own.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isStopped]);
  const stopForKeys = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setStopped(true);
  };
  const moves = items.length > MOST_STILL;
  return (
    <Root ref={root} data-stopped={isStopped || !moves || undefined} $count={items.length} {...rest}>
      <div data-part="strip" onFocus={stopForKeys}>
        <LogoWall items={items} label={label} data-part="logos" />
        {moves && (
          <LogoWall items={items.map(withoutTabStop)} aria-hidden="true" data-part="logos" data-copy />
        )}
      </div>
      {moves && (
        <div data-part="control">
          <Button variant="quiet" onClick={() => setStopped(!isStopped)}>
            {/* Alone in its element: beside others, React could no longer change text that the browser has translated. */}
            <span>{isStopped ? moveLabel : stopLabel}</span>
          </Button>
        </div>
      )}
    </Root>
  );
}

/** The copy is for eyes and pointers only. */
const withoutTabStop = ({ link, ...logo }: Logo): Logo =>
  link === undefined ? logo : { ...logo, link: { ...link, tabIndex: -1 } };
