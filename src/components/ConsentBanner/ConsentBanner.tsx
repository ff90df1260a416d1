import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type BoxElement, Button, Checkbox, Heading, type HeadingLevel } from '../../primitives/index.ts';
import { warn, warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Buttons, Choices, Root, Words } from './ConsentBanner.styles.ts';
import { onConsent, onOpenConsent, readConsent, saveConsent } from './consent.ts';

/** A category that a visitor may consent to. */
export interface ConsentCategory {
  /** The name under which the answer is stored, such as `analytics`. */
  readonly name: string;
  readonly label: ReactNode;
  /** What it is for, and who gets the data. */
  readonly description?: ReactNode;
  /** The site cannot work without it: shown, but not asked. */
  readonly required?: boolean | undefined;
}

/** The words on the buttons of a {@link ConsentBanner}. */
export interface ConsentBannerText {
  /** Consents to everything. */
  readonly accept: string;
  /** Consents only to what is required. */
  readonly refuse: string;
  /** Shows the categories. */
  readonly choose: string;
  /** Consents to what is ticked. */
  readonly save: string;
}

/** Props of {@link ConsentBanner}. */
export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The element; a `section` when missing. */
  readonly as?: BoxElement | undefined;
  /** Names the banner, for assistive technology too. */
  readonly heading: ReactNode;
  /** The question, and where to read more about it. */
  readonly description: ReactNode;
  /** The categories, in order. */
  readonly items: readonly ConsentCategory[];
  /** The labels of its buttons. */
  readonly text: ConsentBannerText;
  /** A new version asks visitors again who have already answered; `1` when missing. */
  readonly version?: string | undefined;
  /** Called with every answer: the names of the categories consented to. */
  readonly onAnswer?: ((given: readonly string[]) => void) | undefined;
  /** The level of the heading in the page's outline; 2 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Whether a visitor consents to a category. */
type IsGiven = (category: ConsentCategory) => boolean | undefined;

/**
 * Asks what a visitor consents to, once for each browser, without blocking the page; `openConsent()` shows it again. Until there
 * is an answer, and without JavaScript, there is no consent to anything: ask `useConsent` or `hasConsent`.
 */
export function ConsentBanner({
  heading,
  description,
  items,
  text,
  version = '1',
  onAnswer,
  headingLevel = 2,
  ref,
  ...rest
}: ConsentBannerProps) {
  const headingId = useId();
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRefs(own, ref);
  /** What had the focus before it opened. */
  const origin = useRef<Element | null>(null);
  const [isReopened, setReopened] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isKnown = useSyncExternalStore(
    onConsent,
    () => readConsent()?.version === version,
    () => true,
  );
  const isShown = isReopened || !isKnown;
  warnWithoutText('ConsentBanner', 'heading', heading);
  warnWithoutItems('ConsentBanner', 'items', items);
  if (new Set(items.map(({ name }) => name)).size < items.length)
    warn('ConsentBanner', 'two of `items` have the same `name`.');

  useEffect(
    () =>
      onOpenConsent(() => {
        origin.current = document.activeElement;
        setReopened(true);
        setChoosing(true);
        // Where it is already open, the effect below does not run.
        own.current?.focus();
      }),
    [],
  );
  // The pressed button is gone, too, once the choices are shown.
  useEffect(() => {
    if (isReopened || isChoosing) own.current?.focus();
  }, [isReopened, isChoosing]);
  // The keyboard's focus must not end up under the banner, nor the page's end, which cannot be scrolled any further.
  useEffect(() => {
    const banner = own.current;
    if (!isShown || banner === null) return undefined;
    const { style } = document.documentElement;
    const leave = (room: string) => {
      style.scrollPaddingBottom = room;
      style.paddingBottom = room;
    };
    const measure = () => leave(`${banner.offsetHeight + 32}px`);
    measure();
    // With its choices, in another language and in a window that was zoomed or turned it has another height.
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      leave('');
    };
  }, [isShown]);

  if (!isShown) return null;

  const close = () => {
    setReopened(false);
    setChoosing(false);
    // Back to where the visitor was before; they may have scrolled on since.
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    origin.current = null;
  };
  const decide = (isGiven: IsGiven) => {
    const given = items.filter(isGiven).map(({ name }) => name);
    saveConsent({ given, version });
    close();
    onAnswer?.(given);
  };
  const accept = (
    <Button variant="secondary" onClick={() => decide(() => true)}>
      {text.accept}
    </Button>
  );

  return (
    <Root
      {...rest}
      ref={merged}
      // For what would lie under it, such as the way back to the top.
      data-asks=""
      aria-labelledby={headingId}
      tabIndex={-1}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        rest.onFocus?.(event);
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        rest.onKeyDown?.(event);
        if (event.key === 'Escape' && isReopened && isKnown) close();
      }}
    >
      <Words>
        <Heading level={headingLevel} size="lg" id={headingId}>
          {heading}
        </Heading>
        <p>{description}</p>
      </Words>
      {isChoosing ? (
        <CategoryForm items={items} onSave={decide}>
          <Button type="submit" variant="secondary">
            {text.save}
          </Button>
          {accept}
        </CategoryForm>
      ) : (
        <Buttons>
          <Button variant="secondary" onClick={() => decide(({ required }) => required)}>
            {text.refuse}
          </Button>
          {accept}
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {text.choose}
          </Button>
        </Buttons>
      )}
    </Root>
  );
}

/** The categories to tick, with the buttons under them. */
function CategoryForm({
  items,
  onSave,
  children,
}: {
  readonly items: readonly ConsentCategory[];
  readonly onSave: (isGiven: IsGiven) => void;
  readonly children: ReactNode;
}) {
  const answer = useSyncExternalStore(onConsent, readConsent, () => undefined);
  return (
    <Choices
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const ticked = new FormData(event.currentTarget);
        onSave(({ name, required }) => required === true || ticked.has(name));
      }}
    >
      <ul role="list">
        {items.map(({ name, label, description, required }, index) => (
          <li key={index}>
            <Checkbox
              name={name}
              label={label}
              hint={description}
              defaultChecked={required === true || answer?.given.includes(name)}
              disabled={required}
            />
          </li>
        ))}
      </ul>
      <Buttons>{children}</Buttons>
    </Choices>
  );
}
