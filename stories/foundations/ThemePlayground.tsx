import {
  CallToAction,
  Container,
  Grid,
  Heading,
  Hero,
  Picture,
  PriceCard,
  ProductCard,
  ScrollArea,
  Section,
  Stack,
  Text,
  TextField,
} from '@plinth/ui';
import {
  COLOR_ROLES,
  type ColorRole,
  type Theme,
  type ThemeDecisions,
  createTheme,
  measureContrast,
  neutralDecisions,
  themeCss,
} from '@plinth/ui/tokens';
import { THEMES } from '../../.storybook/globals.ts';
import type { Look } from '../../.storybook/words.ts';
import { first, priceCards, productCards } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { Sample, Table } from './Table.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** The decisions of a theme, one control each; a colour that is missing or empty is not decided. */
export interface PlaygroundDecisions {
  readonly name: string;
  readonly accent: string | undefined;
  readonly neutral: string | undefined;
  readonly paper: string | undefined;
  readonly accentEnd: string | undefined;
  readonly highlight: string | undefined;
  readonly radius: number;
  readonly pill: boolean;
  readonly bandRadius: number;
  readonly ratio: number;
  readonly headingWeight: number;
  readonly displayWeight: number;
  readonly density: ThemeDecisions['density'];
  readonly motion: ThemeDecisions['motion'];
  readonly pattern: NonNullable<ThemeDecisions['pattern']>;
}

/** What `createTheme` is given. */
export function decisionsOf(chosen: PlaygroundDecisions): ThemeDecisions {
  const { paper, accentEnd, highlight, ratio, headingWeight, displayWeight, ...rest } = chosen;
  const decided = Object.entries({ paper, accentEnd, highlight }).filter(([, colour]) => Boolean(colour));
  return {
    ...rest,
    accent: chosen.accent ?? '',
    neutral: chosen.neutral ?? '',
    ...Object.fromEntries(decided),
    type: { body: neutralDecisions.type.body, ratio, headingWeight, displayWeight },
  };
}

/** A value as the formatter writes it. */
function code(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return `[${value.map((each) => code(each)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(
      ([name, each]) => `${indent}  ${name}: ${code(each, `${indent}  `)},\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  const json = JSON.stringify(value);
  return typeof value !== 'string' || value.includes("'")
    ? json
    : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** The file that makes this theme, ready to be saved as `site/variants/NAME/theme.ts`. */
export const themeFile = (decisions: ThemeDecisions): string =>
  `import { createTheme } from '@plinth/ui/tokens';\n\nexport const theme = createTheme(${code(decisions)});\n`;

/** The theme that follows from decisions, or why there is none, a sentence for each reason. */
export function tryTheme(decisions: ThemeDecisions): Theme | readonly string[] {
  try {
    return createTheme(decisions);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.replace(/^createTheme: /, '').split('; ');
  }
}

const isTheme = (tried: Theme | readonly string[]): tried is Theme => 'scale' in tried;
const roles = Object.keys(COLOR_ROLES) as ColorRole[];

function Roles({ theme }: { readonly theme: Theme }) {
  return (
    <Table head={['Role', ...THEMES]}>
      {roles.map((role) => (
        <tr key={role}>
          <td>{role}</td>
          {THEMES.map((scheme) => (
            <td key={scheme}>
              <Sample color={theme[scheme][role]} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function Contrasts({ theme }: { readonly theme: Theme }) {
  const dark = measureContrast(theme.dark);
  return (
    <Table head={['Foreground on background', 'Needed', ...THEMES]}>
      {measureContrast(theme.light).map((pair, index) => (
        <tr key={`${pair.foreground} ${pair.background}`}>
          <td>
            {pair.foreground} on {pair.background}
          </td>
          <td>{pair.minimum}</td>
          <td>{pair.ratio.toFixed(2)}</td>
          <td>{dark[index]?.ratio.toFixed(2)}</td>
        </tr>
      ))}
    </Table>
  );
}

function SamplePage({ text, look }: { readonly text: StoryText; readonly look: Look }) {
  const product = first(productCards(text, look));
  return (
    <>
      <Hero
        eyebrow={text.section.eyebrow}
        heading={text.section.heading}
        description={text.section.description}
        action={{ label: text.action.more, href: '#sample' }}
        headingLevel={2}
      >
        {/* As `media` it would move, and for those seconds Storybook reports no decision, not even in the address. */}
        <Picture media={look.picture('hero', '')} />
      </Hero>
      <Section tone="sunken">
        <Container>
          <Grid columns={2}>
            {/* Directly in the grid, its parts would be aligned with those of other price cards. */}
            <Stack gap={6}>
              <PriceCard {...first(priceCards(text, look))} />
              <TextField name="sample" label={text.section.eyebrow} />
            </Stack>
            <ProductCard {...product} />
          </Grid>
        </Container>
      </Section>
      <CallToAction
        heading={product.heading}
        action={{ label: text.action.more, href: '#sample' }}
        headingLevel={2}
      />
    </>
  );
}

interface PlaygroundProps {
  readonly chosen: PlaygroundDecisions;
  readonly text: StoryText;
  readonly look: Look;
}

/** A brand that is being decided: what it looks like, what follows from it, and the file to keep. */
export function ThemePlayground({ chosen, text, look }: PlaygroundProps) {
  const decisions = decisionsOf(chosen);
  const tried = tryTheme(decisions);
  if (!isTheme(tried))
    return (
      <Section>
        <Container>
          <Stack gap={4}>
            <Heading level={1}>This is not a theme yet</Heading>
            <div role="alert">
              <Text>
                Change the decision that these sentences name; most often the accent is too pale or the paper
                too dark.
              </Text>
              <ul>
                {tried.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          </Stack>
        </Container>
      </Section>
    );
  const file = themeFile(decisions);
  return (
    <>
      {/* After the toolbar's brand, which it overrides for as long as this is shown. */}
      <style>{themeCss(tried)}</style>
      <SamplePage text={text} look={look} />
      <Section>
        <Container>
          <Stack gap={8}>
            <Heading level={2}>The file</Heading>
            <TakeAlong name="theme.ts" text={file} />
            <ScrollArea label="theme.ts">
              <pre className="plain-code">{file}</pre>
            </ScrollArea>
            <Heading level={2}>Roles</Heading>
            <Roles theme={tried} />
            <Heading level={2}>Contrasts</Heading>
            <Contrasts theme={tried} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
