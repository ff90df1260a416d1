import { type ComponentPropsWithRef, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { X } from '../../primitives/Icon/marks.tsx';
import { type Action, type BoxElement, Container, Icon, type SectionTone } from '../../primitives/index.ts';
import { LIVE } from '../../primitives/shared/live.ts';
import { warn, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { nextTabStop } from '../shared/nextTabStop.ts';
import { Close, Line, Root, Way, Words } from './Announcement.styles.ts';
import { isDismissed, isName, onStorage, remember } from './dismissed.ts';

/** What an {@link Announcement} shows. */
export interface AnnouncementProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** The element; an `aside` when missing. */
  readonly as?: BoxElement | undefined;
  /** Its name among the page's landmarks, such as 'Announcement'. */
  readonly label: string;
  /** The news, a sentence. */
  readonly description: ReactNode;
  /** Where to read more about it. */
  readonly action?: Action | undefined;
  /** The button that dismisses it; it cannot be dismissed when missing. */
  readonly dismiss?:
    | {
        /** The button's label, such as 'Close'. */
        readonly label: string;
        /** The name by which the browser remembers it: letters, digits and hyphens. Give other news another name. */
        readonly name: string;
      }
    | undefined;
  /** Called when it was dismissed. */
  readonly onDismiss?: (() => void) | undefined;
  /** The band's background; `accent` when missing. */
  readonly tone?: SectionTone | undefined;
}

/**
 * News in a line above the page. Once dismissed, it does not appear again in that browser; with `DISMISSED_SCRIPT` in the head,
 * not even for a moment. Without JavaScript it stays.
 */
export function Announcement({
  as = 'aside',
  label,
  description,
  action,
  dismiss,
  onDismiss,
  tone = 'accent',
  ...rest
}: AnnouncementProps) {
  const isLive = useIsHydrated();
  // Where storage fails it is gone from this page only.
  const [goneName, setGoneName] = useState<string>();
  const name = dismiss && isName(dismiss.name) ? dismiss.name : undefined;
  const isRemembered = useSyncExternalStore(
    onStorage,
    () => name !== undefined && isDismissed(name),
    () => false,
  );
  warnWithoutText('Announcement', 'label', label);
  warnWithoutText('Announcement', 'description', description);
  if (dismiss) {
    warnWithoutText('Announcement', 'dismiss.label', dismiss.label);
    if (name === undefined)
      warn('Announcement', `\`dismiss.name\` is '${dismiss.name}': use letters, digits and hyphens only.`);
    if (isRemembered || goneName === dismiss.name) return null;
  }
  return (
    <Root
      {...{ [LIVE]: isLive || undefined }}
      forwardedAs={as}
      $name={name}
      tone={tone}
      aria-label={label}
      {...rest}
    >
      <Container>
        <Line>
          <Words>
            <span>{description}</span>
            {action && <ActionWay action={action} />}
          </Words>
          {dismiss && (
            <Close
              type="button"
              aria-label={dismiss.label}
              onClick={({ currentTarget }) => {
                nextTabStop(currentTarget)?.focus();
                if (name !== undefined) remember(name);
                setGoneName(dismiss.name);
                onDismiss?.();
              }}
            >
              <Icon icon={X} size="md" />
            </Close>
          )}
        </Line>
      </Container>
    </Root>
  );
}

function ActionWay({ action: { label, icon, ...target } }: { readonly action: Action }) {
  return (
    <Way {...target}>
      {label}
      {icon}
    </Way>
  );
}
