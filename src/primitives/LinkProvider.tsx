import {
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
  createContext,
  useContext,
} from 'react';

/** What renders a link: `a`, or a component that takes the props of `<a>` (a router's link, adapted to `href`). */
export type LinkComponent = ElementType<ComponentPropsWithRef<'a'>>;

const LinkContext = createContext<LinkComponent>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link below. */
  readonly component: LinkComponent;
  /** Everything that should use it. */
  readonly children: ReactNode;
}

/** Gives all links below it their component, so that the library needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
