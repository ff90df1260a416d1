import { BREAKPOINTS, SCALES, type TokenName, token } from '@plinth/ui/tokens';
import type { CSSProperties } from 'react';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { brandOf } from '../../.storybook/brands.ts';
import { Table } from './Table.tsx';

type Group = keyof typeof SCALES;

const valueOf = (name: string, tokenName: string): string | undefined =>
  new Map<string, string>(Object.entries(brandOf(name).theme.scale)).get(tokenName);

/** Shows the effect of a step of a scale. */
type Show = (value: string) => CSSProperties;

const SHOWN: Partial<Record<Group, Show>> = {
  space: (inlineSize) => ({ inlineSize, blockSize: '1rem', background: token('color.accent') }),
  // One corner only: with four, every larger radius would make a pill.
  radius: (borderStartStartRadius) => ({
    inlineSize: '4.5rem',
    blockSize: '3rem',
    border: `2px solid ${token('color.border-strong')}`,
    borderStartStartRadius,
  }),
  shadow: (boxShadow) => ({
    inlineSize: '4.5rem',
    blockSize: '3rem',
    background: token('color.surface-raised'),
    borderRadius: token('radius.md'),
    boxShadow,
  }),
};

/** The steps of a scale: the value in each brand, and the chosen brand's drawn. */
export function Scale({ group }: { readonly group: Group }) {
  const show = SHOWN[group];
  return (
    <Table head={['Token', ...(show === undefined ? [] : ['Looks']), ...VARIANT_NAMES]}>
      {SCALES[group].map((step) => (
        <tr key={step}>
          <td>
            <code>{`${group}.${step}`}</code>
          </td>
          {show !== undefined && (
            <td aria-label={`${group}.${step}`}>
              <div style={show(`var(--${group}-${step})`)} />
            </td>
          )}
          {VARIANT_NAMES.map((name) => (
            <td key={name}>
              <code>{valueOf(name, `${group}.${step}`)}</code>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

const SPECIMEN = [
  ['zh-Hant-TW', '每一層都有人負責，全年99.95%可用'],
  ['en', 'Someone is responsible for every layer'],
] as const;

/** Every width at which layouts change, drawn to one scale. */
export function Breakpoints() {
  return (
    <Table head={['Breakpoint', 'Width', 'Looks']}>
      {Object.entries(BREAKPOINTS).map(([name, width]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{width} px</td>
          <td aria-label={`${width} of ${BREAKPOINTS.wide} px`}>
            <div
              style={{
                inlineSize: `${(20 * width) / BREAKPOINTS.wide}rem`,
                blockSize: '1rem',
                background: token('color.accent'),
              }}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Every size of type in both languages side by side, in the chosen brand's face. */
export function TypeScale() {
  return (
    <Table head={['Token', '中文', 'English']}>
      {SCALES['font-size'].map((size) => {
        const name: TokenName = `font-size.${size}`;
        return (
          <tr key={size}>
            <td>
              <code>{name}</code>
            </td>
            {SPECIMEN.map(([lang, words]) => (
              <td
                key={lang}
                lang={lang}
                style={{
                  minInlineSize: '18rem',
                  color: token('color.text'),
                  fontFamily: token('font.display'),
                  fontSize: token(name),
                  fontWeight: size === 'display' ? token('font-weight.display') : token('font-weight.body'),
                  lineHeight: token('line-height.heading'),
                }}
              >
                {words}
              </td>
            ))}
          </tr>
        );
      })}
    </Table>
  );
}
