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

/** Something that a visitor may consent to. */
export interface ConsentCategory {
  /** What the answer is remembered by, such as `analytics`. */
  readonly name: string;
  readonly label: ReactNode;
  /** What it is for, and whom it tells. */
  readonly description?: ReactNode;
  /** The site cannot do without: it is told, not asked. */
  readonly required?: boolean | undefined;
}

/** The words on the buttons of a {@link ConsentBanner}. */
export interface ConsentBannerText {
  /** Consents to everything. */
  readonly accept: string;
  /** Consents to nothing but what is required. */
  readonly refuse: string;
  /** Shows the categories. */
  readonly choose: string;
  /** Consents to what is ticked. */
  readonly save: string;
}

/** What a {@link ConsentBanner} asks. */
export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The element; a `section` when missing. */
  readonly as?: BoxElement | undefined;
  /** Names the banner, for assistive technology too. */
  readonly heading: ReactNode;
  /** What is asked, and where more about it stands. */
  readonly description: ReactNode;
  /** The categories, in order. */
  readonly items: readonly ConsentCategory[];
  /** What its buttons say. */
  readonly text: ConsentBannerText;
  /** Another version asks again those who have answered; `1` when missing. */
  readonly version?: string | undefined;
  /** Told of every answer: the names of what was consented to. */
  readonly onAnswer?: ((given: readonly string[]) => void) | undefined;
  /** The level of the heading in the page's outline; 2 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

const namesOf = (items: readonly ConsentCategory[]): string[] => items.map(({ name }) => name);

/**
 * Asks what a visitor consents to, once for each browser, without keeping anybody from reading; `openConsent()` shows it again. Until
 * there is an answer, and without JavaScript, nobody has consented to anything: ask `useConsent` or `hasConsent`.
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
  /** Where the focus came from. */
  const origin = useRef<Element | null>(null);
  const [isReopened, setReopened] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const answer = useSyncExternalStore(onConsent, readConsent, () => undefined);
  const isKnown = useSyncExternalStore(
    onConsent,
    () => readConsent()?.version === version,
    () => true,
  );
  const isShown = isReopened || !isKnown;
  warnWithoutText('ConsentBanner', 'heading', heading);
  warnWithoutItems('ConsentBanner', 'items', items);
  if (new Set(namesOf(items)).size < items.length)
    warn('ConsentBanner', 'two of `items` have the same `name`.');

  useEffect(
    () =>
      onOpenConsent(() => {
        origin.current = document.activeElement;
        setReopened(true);
        setChoosing(true);
        // Where it is open already, nothing changes.
        own.current?.focus();
      }),
    [],
  );
  // The button that was pressed is gone, too, once there is something to choose.
  useEffect(() => {
    if (isReopened || isChoosing) own.current?.focus();
  }, [isReopened, isChoosing]);
  // What the keyboard comes to may not end up under the banner.
  useEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(own.current?.offsetHeight ?? 0) + 32}px`;
    return () => void (style.scrollPaddingBottom = '');
  }, [isShown, isChoosing]);

  if (!isShown) return null;

  const close = () => {
    setReopened(false);
    setChoosing(false);
    // Where somebody was busy when they answered; they may have scrolled on since.
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    origin.current = null;
  };
  const decide = (given: readonly string[]) => {
    saveConsent({ given, version });
    close();
    onAnswer?.(given);
  };
  const required = namesOf(items.filter((item) => item.required));
  const refuse = (
    <Button variant="secondary" onClick={() => decide(required)}>
      {text.refuse}
    </Button>
  );
  const accept = (
    <Button variant="secondary" onClick={() => decide(namesOf(items))}>
      {text.accept}
    </Button>
  );

  return (
    <Root
      {...rest}
      ref={merged}
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
        <Choices
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            const ticked = new FormData(event.currentTarget);
            decide(namesOf(items.filter((item) => item.required === true || ticked.has(item.name))));
          }}
        >
          <ul role="list">
            {items.map(({ name, label, description: what, required: isRequired }, index) => (
              <li key={index}>
                <Checkbox
                  name={name}
                  label={label}
                  hint={what}
                  defaultChecked={isRequired === true || answer?.given.includes(name)}
                  disabled={isRequired}
                />
              </li>
            ))}
          </ul>
          <Buttons>
            <Button type="submit" variant="secondary">
              {text.save}
            </Button>
            {accept}
          </Buttons>
        </Choices>
      ) : (
        <Buttons>
          {refuse}
          {accept}
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {text.choose}
          </Button>
        </Buttons>
      )}
    </Root>
  );
}
