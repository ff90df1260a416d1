import { type ComponentType, type JSX, Suspense, lazy } from 'react';

const Nothing = (): null => null;

/**
 * A component that is fetched once it is shown, so that neither document nor first script have to carry it.
 *
 * @param Instead stands there when it cannot be had: offline, or because a new deployment took its file away
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): (props: Props) => JSX.Element {
  const Lazy = lazy(async () => ({ default: await load().catch(() => Instead) }));
  return (props) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
