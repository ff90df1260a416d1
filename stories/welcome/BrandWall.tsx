import { Badge, Button, Eyebrow, Heading, Text } from '@plinth/ui';
import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { token } from '@plinth/ui/tokens';
import type { CSSProperties } from 'react';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { fontsOf } from '../../.storybook/brandStyle.ts';
import { brandOf } from '../../.storybook/brands.ts';
import { THEMES, type ThemeName } from '../../.storybook/globals.ts';
import { textIn } from '../support/site/translator.ts';

/** A brand's roles for one colour scheme, set on one element, so that several brands stand on one page. */
function rolesOf(name: string, scheme: ThemeName): CSSProperties {
  const { theme } = brandOf(name);
  const colors = Object.entries(theme[scheme]).map(([role, color]) => [`--color-${role}`, color]);
  const scale = Object.entries(theme.scale).map(([step, value]) => [`--${step.replace('.', '-')}`, value]);
  return { ...Object.fromEntries([...colors, ...scale]), ...fontsOf(theme), colorScheme: scheme };
}

/** The two languages take turns, so that both are seen at first sight. */
const languageOf = (scheme: ThemeName): LangCode => (scheme === 'light' ? 'zh-tw' : 'en');

function Specimen({ name, scheme }: { readonly name: string; readonly scheme: ThemeName }) {
  const locale = languageOf(scheme);
  const t = textIn({ variant: name, length: 'real' }, locale);
  return (
    <article
      // Storybook's own style of docs pages stays out.
      className="specimen sb-unstyled"
      lang={LANG_TAGS[locale]}
      style={{
        ...rolesOf(name, scheme),
        background: token('color.surface'),
        color: token('color.text'),
        borderColor: token('color.border'),
        borderRadius: token('radius.card'),
        fontFamily: token('font.body'),
      }}
    >
      <Badge tone="highlight">{t('SERVICE.POPULAR')}</Badge>
      <div>
        <Eyebrow>{t('MENU.SERVICE')}</Eyebrow>
        <Heading level={3} size="xl" className="skip-toc">
          {t('SERVICE.CLOSING.TITLE')}
        </Heading>
      </div>
      <Text size="sm" tone="muted">
        {t('SERVICE.TAX')}
      </Text>
      <Button
        href={`./?path=/story/pages-home--ready&globals=locale:${locale};variant:${name};theme:${scheme}`}
        target="_top"
      >
        {t('SERVICE.CONSULT')}
      </Button>
    </article>
  );
}

/** The same few parts in every brand and colour scheme, made from the brands as they are now. */
export function BrandWall() {
  return (
    <div className="brand-wall">
      {VARIANT_NAMES.map((name) => (
        <figure key={name}>
          {THEMES.map((scheme) => (
            <Specimen key={scheme} name={name} scheme={scheme} />
          ))}
          <figcaption>{brandOf(name).variant.company.shortName.en}, light and dark</figcaption>
        </figure>
      ))}
    </div>
  );
}
