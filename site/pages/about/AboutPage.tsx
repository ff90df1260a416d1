import { Advantages, SectionFrame, TeamMemberCard } from '@plinth/ui';
import type { JSX } from 'react';
import { paths } from '../../routes/index.ts';
import { CallToAction } from '../composed/parts/closing.tsx';
import { River } from '../composed/parts/river.tsx';
import { useSite } from '../../shell/site.ts';

/** The about page: who the company is, how it works, and a person of its team. */
export function Page(): JSX.Element {
  const { t, langCode, picture, variant } = useSite();
  return (
    <>
      <River
        headingLevel={1}
        eyebrow={t('ABOUT.EYEBROW')}
        heading={t('ABOUT.TITLE')}
        items={[
          {
            paragraphs: [t('ABOUT.INFO'), t('ABOUT.INFO2')],
            media: picture(variant.pictures.about, t('ABOUT.IMAGE_ALT')),
          },
        ]}
      />
      <SectionFrame heading={t('ABOUT.TEAM_TITLE')} tone="sunken">
        <TeamMemberCard
          heading={t('ABOUT.MEMBER.NAME')}
          subheading={t('ABOUT.MEMBER.ROLE')}
          paragraphs={[t('ABOUT.MEMBER.BIO1'), t('ABOUT.MEMBER.BIO2'), t('ABOUT.MEMBER.BIO3')]}
          media={picture(variant.pictures.portrait, t('ABOUT.MEMBER.PHOTO_ALT'))}
        />
      </SectionFrame>
      <Advantages
        layout="lines"
        tone="surface"
        heading={t('ABOUT.VALUES.TITLE')}
        items={[
          { heading: t('ABOUT.VALUES.VALUE1.TITLE'), description: t('ABOUT.VALUES.VALUE1.DESCRIPTION') },
          { heading: t('ABOUT.VALUES.VALUE2.TITLE'), description: t('ABOUT.VALUES.VALUE2.DESCRIPTION') },
          { heading: t('ABOUT.VALUES.VALUE3.TITLE'), description: t('ABOUT.VALUES.VALUE3.DESCRIPTION') },
        ]}
      />
      <CallToAction
        heading={t('ABOUT.CLOSING.TITLE')}
        description={t('ABOUT.CLOSING.DESCRIPTION')}
        action={{ label: t('ABOUT.CLOSING.ACTION'), href: paths.contact(langCode) }}
        secondaryAction={{ label: t('MENU.PACKAGE'), href: paths.plan(langCode) }}
      />
    </>
  );
}
