import { Footer, Header, ScrollTopCircle, SkipLink } from '@plinth/ui';
import type { ReactNode } from 'react';
import type { Look } from '../../.storybook/words.ts';
import { headerProps } from '../support/header.ts';
import type { StoryText } from '../text/index.ts';

/** What a recipe's page is made of. */
export interface RecipePageProps {
  readonly text: StoryText;
  readonly look: Look;
  readonly children: ReactNode;
}

/** What every page has around its sections: a way to skip, a head, a foot, a way back up. */
export function RecipePage({ text, look, children }: RecipePageProps) {
  const { company, menu } = text;
  return (
    <>
      <SkipLink href="#main" label={menu.skip} />
      <Header {...headerProps(text, look)} />
      <main id="main">{children}</main>
      <Footer
        logo={{ src: look.picture('logo-mark', '').src, name: company.name }}
        label={company.footer}
        details={[
          { label: company.addressLabel, text: company.address },
          {
            label: company.emailLabel,
            text: 'hello@sample.example',
            link: { href: 'mailto:hello@sample.example' },
          },
        ]}
        groups={[
          {
            heading: company.follow,
            items: [
              { label: company.social, href: '#social' },
              { label: company.messaging, href: '#messaging' },
            ],
          },
        ]}
        copyright={company.copyright}
      />
      <ScrollTopCircle label={text.action.backToTop} />
    </>
  );
}
