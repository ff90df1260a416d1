import { BREAKPOINTS, type Theme, designTokens, themeCss } from '@plinth/ui/tokens';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { brandOf } from '../../.storybook/brands.ts';
import { Table } from './Table.tsx';
import { TakeAlong } from './TakeAlong.tsx';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The tokens as a module, for what is drawn by a script: charts, maps, mails. */
const typeScript = ({ light, dark, scale }: Theme): string =>
  Object.entries({ light, dark, scale, breakpoints: BREAKPOINTS })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`)
    .join('\n');

/** A file of tokens, by its extension. */
const FILES: Readonly<Record<string, (theme: Theme) => string>> = {
  css: themeCss,
  'light.json': (theme) => json(designTokens(theme, 'light')),
  'dark.json': (theme) => json(designTokens(theme, 'dark')),
  ts: typeScript,
};

/** Every token of each brand, to copy or download. */
export function TokenFiles() {
  return (
    <Table head={['Brand', ...Object.keys(FILES).map((ending) => `tokens.${ending}`)]}>
      {VARIANT_NAMES.map((brand) => (
        <tr key={brand}>
          <td>{brand}</td>
          {Object.entries(FILES).map(([ending, textOf]) => (
            <td key={ending}>
              <TakeAlong name={`${brand}.tokens.${ending}`} text={textOf(brandOf(brand).theme)} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
