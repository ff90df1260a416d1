import {
  AboutSection,
  Advantages,
  Banner,
  BrandSection,
  CallToAction,
  ContactForm,
  ContactSection,
  ErrorSection,
  FaqSection,
  Footer,
  Header,
  HelpSection,
  Hero,
  MediaSection,
  PartnerSection,
  PriceSection,
  ProcessSection,
  ProductSection,
  SectionFrame,
  TeamMemberCard,
} from '@plinth/ui';
import type { ReactNode } from 'react';

/** What {@link EverySection} is filled with. */
export interface EverySectionProps {
  /** Stand wherever words may stand. */
  readonly words: ReactNode;
  /** The same without format, for labels. */
  readonly label: string;
  /** How many entries each list has. */
  readonly count: number;
}

/** Every section, and what stands around sections on a page, with the same words everywhere. */
export function EverySection({ words, label, count }: EverySectionProps) {
  const list = <T,>(item: T): T[] => Array.from({ length: count }, () => item);
  const head = { eyebrow: words, heading: words, description: words, headingLevel: 2 } as const;
  const action = { label: words, href: '#there' };
  const item = { heading: words, description: words };
  return (
    <>
      <Header
        logo={{ src: '', name: 'Logo' }}
        homeHref="#home"
        homeLabel="Logo"
        label={label}
        entries={[
          { label: 'Menu', groups: [{ heading: words, items: list({ ...action, description: words }) }] },
        ]}
        phoneMenu={{ openLabel: 'Open', closeLabel: 'Close' }}
      />
      <main>
        <Hero
          {...head}
          action={action}
          secondaryAction={action}
          facts={list({ value: '9', label: words }).slice(0, 3)}
        />
        <Banner {...head} />
        <ProductSection {...head} items={list({ ...item, action })} />
        <Advantages {...head} items={list(item)} />
        <Advantages {...head} layout="lines" items={list(item)} />
        <MediaSection {...head} items={list({ ...item, media: { src: '', alt: '' } })} />
        <BrandSection {...head} items={list({ src: '', alt: label })} />
        <PartnerSection {...head} items={list({ label: words })} />
        <PriceSection
          {...head}
          items={list({
            heading: words,
            subheading: words,
            price: 1_234_567_890,
            unit: words,
            features: [words],
            action,
            note: words,
            preferred: { label: words },
          })}
        />
        <ProcessSection {...head} items={list({ number: 1, numberLabel: label, ...item })} action={action} />
        <FaqSection {...head} items={list({ question: words, answer: words })} />
        <HelpSection {...head} items={list({ situation: words, advice: words })} />
        <AboutSection {...head} paragraphs={list(words)} />
        <SectionFrame {...head}>
          <TeamMemberCard heading={words} subheading={words} paragraphs={list(words)} />
        </SectionFrame>
        <ErrorSection {...head} action={action} details={list({ label: words, text: words })} />
        <ContactSection {...head} points={list(words)} details={[{ label: words, text: words }]}>
          <ContactForm
            text={{
              labels: { companyName: label, name: label, mobile: label, lineId: label, description: label },
              hints: { mobile: label },
              requiredNote: label,
              submit: label,
              submitting: label,
            }}
            requiredMessages={{ companyName: label, name: label, mobile: label, description: label }}
            onSubmit={() => undefined}
          />
        </ContactSection>
        <CallToAction {...head} action={action} secondaryAction={action} />
      </main>
      <Footer
        logo={{ src: '', name: words }}
        label={label}
        details={[{ label: words, text: words, link: action }]}
        groups={[{ heading: words, items: list(action) }]}
        copyright={words}
      />
    </>
  );
}
