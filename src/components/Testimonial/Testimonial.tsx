import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BoxElement, type Media, Picture, type PressTarget } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { CardLink } from '../shared/CardLink.tsx';
import { Quote, Root, Speaker } from './Testimonial.styles.ts';

/** What a {@link Testimonial} shows. */
export interface TestimonialProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The element; a `figure` when missing. */
  readonly as?: BoxElement | undefined;
  /** The quotation, without quotation marks: the page's language supplies them. */
  readonly quote: ReactNode;
  /** Who said it. The name carries the link where there is one. */
  readonly name: ReactNode;
  /** The person's role, and where. */
  readonly subheading?: ReactNode;
  /** The portrait; decoration beside the name, so its `alt` is usually empty. */
  readonly media?: Media | undefined;
  /** Where to read the whole story. */
  readonly link?: PressTarget | undefined;
  /** `lg` for one that stands alone in its band; `md` when missing. */
  readonly size?: 'md' | 'lg' | undefined;
}

/** What somebody said, and who. */
export function Testimonial({
  quote,
  name,
  subheading,
  media,
  link,
  size = 'md',
  ...rest
}: TestimonialProps) {
  warnWithoutText('Testimonial', 'quote', quote);
  warnWithoutText('Testimonial', 'name', name);
  const isLarge = size === 'lg';
  return (
    <Root $large={isLarge} {...rest}>
      <Quote $large={isLarge}>
        <p>{quote}</p>
      </Quote>
      <Speaker>
        {media && <Picture media={media} ratio="1" data-part="portrait" />}
        <div data-part="words">
          <p data-part="name">
            <CardLink link={link} covers={false}>
              {name}
            </CardLink>
          </p>
          {!isBlank(subheading) && <p>{subheading}</p>}
        </div>
      </Speaker>
    </Root>
  );
}
