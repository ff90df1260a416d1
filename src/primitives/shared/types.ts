import type { ComponentPropsWithoutRef, MouseEventHandler, ReactNode } from 'react';

/** Another encoding or crop of a picture, for `<source>`. */
export interface MediaSource {
  /** The media type, such as `image/avif`; missing where only `media` decides. */
  readonly type?: string | undefined;
  /** The media query that selects it, such as `(min-width: 48rem)`; every window when missing. */
  readonly media?: string | undefined;
  readonly srcSet: string;
  readonly sizes?: string | undefined;
}

/** A picture. */
export interface Media {
  readonly src: string;
  /** The same picture made for a dark ground; `src` is then for a light one, and the band decides which is shown. */
  readonly darkSrc?: string | undefined;
  /** The alternative text; empty for decoration. */
  readonly alt: string;
  /** In CSS pixels; together with `height` it reserves the space. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** Better encodings, best first. */
  readonly sources?: readonly MediaSource[] | undefined;
  /** A CSS colour to show until the picture has loaded. */
  readonly placeholderColor?: string | undefined;
}

/** The props of every press, whatever it does. */
interface PressBase {
  /** Its accessible name where the words alone do not say enough, such as 'More about cloud hosting' for 'More'. */
  readonly accessibleLabel?: string | undefined;
}

/** The page's own attributes, such as those that an analytics tool reads. */
interface DataAttributes {
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** What an `<a>` takes. */
export interface LinkAttributes
  extends PressBase, Omit<ComponentPropsWithoutRef<'a'>, 'aria-label' | 'children' | 'onClick'> {
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/** What a `<button>` takes. */
export interface ButtonAttributes
  extends PressBase, Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children' | 'onClick'> {
  readonly href?: undefined;
  readonly onClick: MouseEventHandler<HTMLElement>;
}

/** A press that leads somewhere: the props of `<a>`. Without `href` it is announced as unavailable, and does nothing. */
export interface LinkTarget extends LinkAttributes, DataAttributes {}

/** A press that does something in the page: the props of `<button>`. */
export interface ButtonTarget extends ButtonAttributes, DataAttributes {}

/**
 * What a press does: a link's props, or a button's. The words come from the part that is pressed.
 *
 * Four types, because an interface of your own, such as `{ label: string; href: string }`, is not assignable to a type with an
 * index signature for `data-*`.
 */
export type PressTarget = LinkTarget | ButtonTarget | LinkAttributes | ButtonAttributes;

/** A link or button with its words. */
export type Action = PressTarget & {
  readonly label: ReactNode;
  /** An icon beside the label; decoration. */
  readonly icon?: ReactNode;
};

/** A fact with its name, such as an address or a way to write to the company. */
export interface Detail {
  /** The fact's name. */
  readonly label: ReactNode;
  readonly text: ReactNode;
  /** Where a press on it leads: an e-mail, a call, a map. */
  readonly link?: PressTarget | undefined;
}

/** The rank of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A step of the space scale. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Elements that a layout primitive may be rendered as. */
export type BoxElement =
  'div' | 'ul' | 'ol' | 'li' | 'dl' | 'article' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'aside';
