import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Badge,
  Button,
  Card,
  Container,
  Entrance,
  GlobalStyle,
  Grid,
  Icon,
  Pattern,
  Picture,
  Section,
  SectionHeader,
  Skeleton,
  Spinner,
  Stack,
  TextArea,
  TextField,
} from '../primitives/index.ts';
import { hydrate } from '../testing/render.tsx';
import { Banner } from './Banner/index.ts';
import { ContactForm } from './ContactForm/index.ts';
import { Footer } from './Footer/index.ts';
import { LoadingOverlay } from './LoadingOverlay/index.ts';
import { ScrollTopCircle } from './ScrollTopCircle/index.ts';
import { SkipLink } from './SkipLink/index.ts';

const words = { companyName: 'a', name: 'b', mobile: 'c', lineId: 'd', description: 'e' };

const parts: Readonly<Record<string, ReactElement>> = {
  primitives: (
    <Section tone="inverse" labelledBy="x">
      <GlobalStyle />
      <Container>
        <SectionHeader eyebrow="e" heading="h" headingId="x" description="d" />
        <Grid as="ul">
          <li>
            <Entrance kind="section">
              <Card interactive>
                <Picture media={{ src: '/a.png', alt: 'a', placeholderColor: 'red' }} ratio="16 / 9" />
              </Card>
            </Entrance>
          </li>
        </Grid>
        <Stack direction="row" gap={2}>
          <Badge>b</Badge>
          <Button busy>c</Button>
          <Icon icon="svg" label="i" />
          <Spinner label="s" />
          <Skeleton width="60%" />
          <Pattern />
          <TextField label="t" hint="h" error="e" required />
          <TextArea label="t" />
        </Stack>
      </Container>
    </Section>
  ),
  Banner: <Banner eyebrow="e" heading="h" description="d" media={{ src: '/a.svg', alt: '' }} />,
  ContactForm: (
    <ContactForm
      text={{ labels: words, submit: 's', submitting: 't' }}
      requiredMessages={words}
      honeypotName="w"
      onSubmit={() => undefined}
    />
  ),
  Footer: (
    <Footer
      logo={{ src: '/l.svg', name: 'n' }}
      label="f"
      address={{ label: 'a', text: 't' }}
      email={{ label: 'e', address: 'a@b.example' }}
      groups={[{ heading: 'g', items: [{ label: 'l', href: '/l' }, { label: 'dead' }] }]}
      copyright="c"
    />
  ),
  LoadingOverlay: <LoadingOverlay isLoading label="l" />,
  ScrollTopCircle: <ScrollTopCircle label="l" />,
  SkipLink: <SkipLink href="#c" label="l" />,
};

describe('server rendering', () => {
  const error = vi.spyOn(console, 'error');
  afterEach(() => error.mockReset());

  it.each(Object.entries(parts))(
    '%s hydrates without complaint and without style attributes',
    async (_, part) => {
      const html = renderToString(part);
      expect(html).not.toMatch(/\sstyle=/);
      await hydrate(html, part);
      expect(error).not.toHaveBeenCalled();
    },
  );
});
