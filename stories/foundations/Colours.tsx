import { Markdown } from '@storybook/addon-docs/blocks';
import { COLOR_ROLES, type ColorRole, measureContrast } from '@plinth/ui/tokens';
import { VARIANT_NAMES } from '../../.storybook/brandNames.ts';
import { brandOf } from '../../.storybook/brands.ts';
import { THEMES } from '../../.storybook/globals.ts';
import { Sample, Table } from './Table.tsx';

const roles = Object.entries(COLOR_ROLES);
const isRole = (name: string): name is ColorRole => Object.hasOwn(COLOR_ROLES, name);

/** Every colour role with its value in each brand and scheme. */
export function ColourRoles() {
  return (
    <Table
      head={['Role', 'For', ...VARIANT_NAMES.flatMap((name) => THEMES.map((theme) => `${name}, ${theme}`))]}
    >
      {roles.map(([role, purpose]) => (
        <tr key={role}>
          <td>
            <code>{role}</code>
          </td>
          <td>{purpose}</td>
          {VARIANT_NAMES.flatMap((name) =>
            THEMES.map((theme) => (
              <td key={`${name} ${theme}`}>
                {isRole(role) && <Sample color={brandOf(name).theme[theme][role]} />}
              </td>
            )),
          )}
        </tr>
      ))}
    </Table>
  );
}

/** Every pair of roles that meet on screen, measured now from the themes as they are. */
export function Contrast() {
  return VARIANT_NAMES.map((name) => (
    <section key={name}>
      <Markdown>{`### ${name}`}</Markdown>
      <Table head={['Foreground on background', 'Needed', ...THEMES]}>
        {measureContrast(brandOf(name).theme.light).map((pair, index) => (
          <tr key={`${pair.foreground} ${pair.background}`}>
            <td>
              <code>{pair.foreground}</code> on <code>{pair.background}</code>
            </td>
            <td>{pair.minimum}</td>
            {THEMES.map((theme) => {
              const scheme = brandOf(name).theme[theme];
              const measured = measureContrast(scheme)[index];
              return (
                <td key={theme}>
                  <span
                    style={{
                      padding: '0.2em 0.6em',
                      borderRadius: '0.3em',
                      background: scheme[pair.background],
                      color: scheme[pair.foreground],
                    }}
                  >
                    {measured?.ratio.toFixed(2)} {measured?.passes === true ? '✓' : '✗'}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
    </section>
  ));
}
