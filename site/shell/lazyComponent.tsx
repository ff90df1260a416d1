import { type ComponentType, type JSX, Suspense, lazy } from 'react';

const Nothing = (): null => null;

/**
 * A component that is fetched when it is first shown, so that neither the document nor the first script has to carry it.
 *
 * @param Instead replaces it when it cannot be fetched: offline, or because a new deployment removed its file
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): (props: Props) => JSX.Element {
  let Lazy: ComponentType<Props>;
  const prepare = () => {
    Lazy = lazy(async () => ({
      default: await load().catch(() => {
        // React remembers what it was given: a visitor who was offline once would never see the component.
        prepare();
        return Instead;
      }),
    }));
  };
  prepare();
  return (props) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
