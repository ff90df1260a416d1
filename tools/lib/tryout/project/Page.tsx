import {
  ContactForm,
  Footer,
  GlobalStyle,
  PriceCard,
  ProcessStep,
  ProductCard,
  ScrollTopCircle,
} from '@plinth/ui';

/** A page of a consumer's project: a card, a process step, a price, a form and a footer, as a consumer would write them. */
export function Page() {
  return (
    <>
      <GlobalStyle />
      <main>
        <h1>Services</h1>
        <ProductCard
          heading="Cloud hosting"
          headingLevel={2}
          description="Servers that somebody looks after."
          media={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '', width: 3, height: 2 }}
          action={{ label: 'More', href: '/hosting', accessibleLabel: 'More about cloud hosting' }}
        />
        <ol>
          <li>
            <ProcessStep number={1} numberLabel="Step 1" heading="We listen" description="Half an hour." />
          </li>
        </ol>
        <PriceCard
          heading="Standard"
          price={12000}
          unit="per month"
          features={['Two servers', 'Backups every hour']}
          preferred={{ label: 'Popular' }}
          action={{ label: 'Ask', href: '#contact' }}
          note="Prices exclude tax."
        />
        <ContactForm
          id="contact"
          text={{
            labels: {
              companyName: 'Company',
              name: 'Name',
              mobile: 'Phone',
              lineId: 'LINE ID',
              description: 'How can we help?',
            },
            submit: 'Send',
            submitting: 'Sending',
          }}
          requiredMessages={{
            companyName: 'Please name your company.',
            name: 'Please give your name.',
            mobile: 'Please give a number.',
            description: 'Please say a word.',
          }}
          tooLongMessage="At most {max} characters; this is {over} over."
          onSubmit={({ companyName }) => document.body.setAttribute('data-sent', companyName)}
        />
      </main>
      <Footer
        label="About the company"
        logo={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', name: 'Foreign Co.' }}
        details={[
          { label: 'Address', text: '1 Example Road' },
          { label: 'E-mail', text: 'hello@foreign.example', link: { href: 'mailto:hello@foreign.example' } },
        ]}
        groups={[{ heading: 'Follow', items: [{ label: 'News', href: '/news' }] }]}
        copyright="© 2022 Foreign Co."
      />
      <ScrollTopCircle label="Back to top" />
    </>
  );
}
