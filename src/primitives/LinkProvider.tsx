import {
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
  createContext,
  useContext,
} from 'react';

/** The component that renders links: `a`, or one that takes the props of `<a>` (a router's link, adapted to `href`). */
export type LinkComponent = ElementType<ComponentPropsWithRef<'a'>>;

const LinkContext = createContext<LinkComponent>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link below. */
  readonly component: LinkComponent;
  /** The content that should use it. */
  readonly children: ReactNode;
}

/** Sets the component of all links below it, so that the library needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
