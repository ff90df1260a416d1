import type { SectionTone } from '@plinth/ui';
import type { JSX } from 'react';
import { useLangCode, useText } from '../../texts/language.ts';
import { usePicture } from '../../data/pictures.ts';
import { paths } from '../../routes/index.ts';
import type { HomeSection } from '../../variants/types.ts';
import { Advantages, Hero, PartnerSection } from '../composed/parts/home.tsx';

type Part<Name extends HomeSection['section']> = Extract<HomeSection, { section: Name }> & {
  /** The ground of its band. */
  readonly tone: SectionTone;
};

/** The first screen: what the company does, for whom, and one primary action. */
export function HeroPart({ picture: path, facts, tone }: Part<'hero'>): JSX.Element {
  const t = useText();
  const langCode = useLangCode();
  const picture = usePicture();
  return (
    <Hero
      tone={tone}
      eyebrow={t('HOME.HERO.EYEBROW')}
      heading={t('HOME.HERO.TITLE')}
      description={t('HOME.HERO.DESCRIPTION')}
      action={{ label: t('HOME.HERO.CONSULT'), href: paths.contact(langCode) }}
      secondaryAction={{ label: t('HOME.HERO.SECONDARY'), href: paths.plan(langCode) }}
      media={picture(path, t('HOME.HERO.IMAGE_ALT'))}
      facts={
        facts
          ? [
              { value: t('HOME.FACTS.FACT1.VALUE'), label: t('HOME.FACTS.FACT1.LABEL') },
              { value: t('HOME.FACTS.FACT2.VALUE'), label: t('HOME.FACTS.FACT2.LABEL') },
              { value: t('HOME.FACTS.FACT3.VALUE'), label: t('HOME.FACTS.FACT3.LABEL') },
            ]
          : []
      }
    />
  );
}

/** Three advantages, each with a drawing. */
export function AdvantagesPart({ pictures: [first, second, third], tone }: Part<'advantages'>): JSX.Element {
  const t = useText();
  const picture = usePicture();
  return (
    <Advantages
      tone={tone}
      eyebrow={t('HOME.ADVANTAGES.EYEBROW')}
      heading={t('HOME.ADVANTAGES.TITLE')}
      items={[
        {
          heading: t('HOME.ADVANTAGES.ITEM1.TITLE'),
          description: t('HOME.ADVANTAGES.ITEM1.DESCRIPTION'),
          media: picture(first, ''),
        },
        {
          heading: t('HOME.ADVANTAGES.ITEM2.TITLE'),
          description: t('HOME.ADVANTAGES.ITEM2.DESCRIPTION'),
          media: picture(second, ''),
        },
        {
          heading: t('HOME.ADVANTAGES.ITEM3.TITLE'),
          description: t('HOME.ADVANTAGES.ITEM3.DESCRIPTION'),
          media: picture(third, ''),
        },
      ]}
    />
  );
}

/** The two partners (specification, section 9): a search engine's advertising, a social network's business. */
export function PartnersPart({
  pictures: [first, second],
  tone,
}: Extract<HomeSection, { section: 'partners' }>): JSX.Element {
  const t = useText();
  const picture = usePicture();
  return (
    <PartnerSection
      tone={tone}
      heading={t('HOME.PARTNERS.TITLE')}
      description={t('HOME.PARTNERS.DESCRIPTION')}
      items={[
        { media: picture(first, ''), label: t('HOME.PARTNERS.PARTNER1') },
        { media: picture(second, ''), label: t('HOME.PARTNERS.PARTNER2') },
      ]}
    />
  );
}
