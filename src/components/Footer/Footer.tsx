import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Container } from '../../primitives/Container/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import type { Action, HeadingLevel } from '../../primitives/shared/index.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Base, Columns, FooterBox, Groups } from './Footer.styles.ts';

/** A link of the footer. */
export interface FooterItem extends Action {
  /** The language of its label and of where it leads, such as a language's own name for the page in that language. */
  readonly lang?: string;
}

/** Props of {@link Footer}. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** The company: its mark, made for a dark ground, and its name. */
  readonly logo: { readonly src: string; readonly name: string };
  /** What the footer is called by assistive technology. */
  readonly label: string;
  /** Where the company is. */
  readonly address: { readonly label: string; readonly text: string };
  /** Becomes a link that opens a letter. */
  readonly email: { readonly label: string; readonly address: string };
  /** Groups of links. */
  readonly groups: readonly { readonly heading: string; readonly items: readonly FooterItem[] }[];
  /** The rank of the groups' headings in the page's outline; 2 when missing. */
  readonly headingLevel?: HeadingLevel;
  /** The copyright line. */
  readonly copyright: string;
  /** Stands at the end of the last line. */
  readonly children?: ReactNode;
}

/** The end of every page: who the company is, how to reach it, where else to go. */
export function Footer({
  logo,
  label,
  address,
  email,
  groups,
  headingLevel = 2,
  copyright,
  children,
  ...rest
}: FooterProps) {
  const id = useId();
  warnWithoutText('Footer', 'label', label);
  const GroupHeading = `h${headingLevel}` as const;
  return (
    <FooterBox aria-label={label} {...rest}>
      <Container>
        <Columns>
          <div>
            <p>
              <img src={logo.src} alt="" width="36" height="36" loading="lazy" />
              {logo.name}
            </p>
            <address>
              <div>
                <span>{address.label}</span>
                {address.text}
              </div>
              <div>
                <span>{email.label}</span>
                <a href={`mailto:${email.address}`}>{email.address}</a>
              </div>
            </address>
          </div>
          <Groups>
            {groups.map((group, index) => (
              <nav key={group.heading} aria-labelledby={`${id}-${index}`}>
                <GroupHeading id={`${id}-${index}`}>{group.heading}</GroupHeading>
                <ul role="list">
                  {group.items.map((item) => (
                    <li key={`${item.label} ${item.href}`}>
                      <Link
                        href={item.href}
                        aria-label={item.accessibleLabel}
                        lang={item.lang}
                        hrefLang={item.lang}
                      >
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </Groups>
        </Columns>
        <Base>
          <span>{copyright}</span>
          {children}
        </Base>
      </Container>
    </FooterBox>
  );
}
