import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { GroundImage } from '../../primitives/Picture/GroundImage.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ChevronDown, Globe, MenuLines, X } from '../../primitives/Icon/marks.tsx';
import type { BoxElement } from '../../primitives/shared/index.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { EMPTY_LIST } from '../../primitives/shared/emptyList.ts';
import { HeaderBox, HomeLink } from './Header.styles.ts';
import { HeaderLinks } from './HeaderLinks.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { PhoneSheet, isMenu } from './PhoneSheet.tsx';
import type { HeaderAction, HeaderEntry, HeaderLanguages } from './types.ts';
import { useMenus } from './useMenus.ts';

/** Props of {@link Header}. */
export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The element; a `header` when missing. */
  readonly as?: BoxElement | undefined;
  /** The company's mark and its name, which stands beside it. */
  readonly logo: { readonly src: string; readonly darkSrc?: string | undefined; readonly name: ReactNode };
  /** The address of the logo's link. */
  readonly homeHref: string;
  /** The accessible name of the logo's link; it should contain the company's name. */
  readonly homeLabel: string;
  /** The navigation's name, said by assistive technology. */
  readonly label: string;
  /** Links and menus, in the order of display. */
  readonly entries?: readonly HeaderEntry[] | undefined;
  /** What visitors should do: shown as buttons after the entries. */
  readonly actions?: readonly HeaderAction[] | undefined;
  /** The menu of languages, where there are several. */
  readonly languages?: HeaderLanguages | undefined;
  /** The label of the phone's menu button. */
  readonly phoneMenu: { readonly openLabel: string; readonly closeLabel: string };
}

/**
 * The head of every page: home, links and menus, languages. It stays in reach while the page scrolls, and its height never
 * changes. The menus are built on `<details>` and work without JavaScript; with it they also close with Escape, by a press
 * outside, when the focus leaves and when a link is followed.
 */
export function Header({
  logo,
  homeHref,
  homeLabel,
  label,
  entries = EMPTY_LIST,
  actions = EMPTY_LIST,
  languages,
  phoneMenu,
  ref,
  ...rest
}: HeaderProps) {
  warnWithoutText('Header', 'label', label);
  warnWithoutText('Header', 'homeLabel', homeLabel);
  const own = useRef<HTMLElement>(null);
  const name = useId();
  useMenus(own);
  const hasEntries = entries.length + actions.length > 0;
  return (
    <HeaderBox ref={useMergedRefs(own, ref)} {...rest}>
      <Container data-part="bar">
        <HomeLink href={homeHref} aria-label={homeLabel}>
          {/* Low priority: the picture below is what visitors wait for. Not lazy: it may be the page's icon, too. */}
          <GroundImage
            src={logo.src}
            darkSrc={logo.darkSrc}
            alt=""
            width="32"
            height="32"
            fetchPriority="low"
          />
          <span data-part="name">{logo.name}</span>
        </HomeLink>
        {hasEntries && (
          <nav aria-label={label} data-part="desk">
            <ul role="list" data-part="entries">
              {entries.map((entry, index) =>
                isMenu(entry) ? (
                  <li key={index}>
                    <HeaderMenu
                      name={name}
                      panel="start"
                      current={entry.groups.some(({ items }) => items.some(({ current }) => current))}
                      summary={
                        <>
                          {entry.label}
                          <Icon icon={ChevronDown} data-turns />
                        </>
                      }
                    >
                      <MenuGroups {...entry} />
                    </HeaderMenu>
                  </li>
                ) : (
                  <HeaderLinks place="bar" key={index} items={[entry]} />
                ),
              )}
              <HeaderLinks place="bar" items={actions} prominent />
            </ul>
          </nav>
        )}
        {languages !== undefined && languages.items.length > 1 && (
          <LanguageMenu name={name} icon={Globe} {...languages} />
        )}
        {hasEntries && (
          <HeaderMenu
            name={name}
            panel="sheet"
            summary={
              <>
                <span data-when="closed">
                  <Icon icon={MenuLines} size="md" label={phoneMenu.openLabel} />
                </span>
                <span data-when="open">
                  <Icon icon={X} size="md" label={phoneMenu.closeLabel} />
                </span>
              </>
            }
          >
            <nav aria-label={label}>
              <PhoneSheet entries={entries} actions={actions} />
            </nav>
          </HeaderMenu>
        )}
      </Container>
    </HeaderBox>
  );
}
