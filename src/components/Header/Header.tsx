import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import MenuLines from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Container } from '../../primitives/Container/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { HeaderBox } from './Header.styles.ts';
import { HeaderEntries } from './HeaderEntry.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import type { HeaderLanguages, HeaderLink, HeaderServices } from './types.ts';
import { useMenus } from './useMenus.ts';

/** Props of {@link Header}. */
export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The company's mark and its name, which stands beside it. */
  readonly logo: { readonly src: string; readonly name: string };
  /** Where the logo leads. */
  readonly homeHref: string;
  /** What the logo's link is called; has to contain the name, which is what one sees. */
  readonly homeLabel: string;
  /** What the navigation is called by assistive technology. */
  readonly label: string;
  /** The menu of services. */
  readonly services: HeaderServices;
  /** The links after it. */
  readonly links: readonly HeaderLink[];
  /** The menu of languages. */
  readonly languages: HeaderLanguages;
  /** What the phone's menu button says. */
  readonly phoneMenu: { readonly openLabel: string; readonly closeLabel: string };
}

/**
 * The head of every page: home, services, links, languages. It stays in reach while one scrolls, and its height never
 * changes. The menus are the platform's own and work without JavaScript; with it they also close with Escape, by a
 * press outside, when the focus leaves and when a link is followed.
 */
export function Header({
  logo,
  homeHref,
  homeLabel,
  label,
  services,
  links,
  languages,
  phoneMenu,
  ref,
  ...rest
}: HeaderProps) {
  warnWithoutText('Header', 'label', label);
  const own = useRef<HTMLElement>(null);
  const name = useId();
  useMenus(own);
  const serviceList =
    services.items.length > 0 ? (
      <ul role="list">
        <HeaderEntries items={services.items} />
      </ul>
    ) : (
      <p>{services.emptyLabel}</p>
    );
  return (
    <HeaderBox ref={useMergedRefs(own, ref)} {...rest}>
      <Container>
        <Link href={homeHref} aria-label={homeLabel}>
          {/* Lazy, so that the picture below, which is what one waits for, is asked for first. */}
          <img src={logo.src} alt="" width="32" height="32" loading="lazy" fetchPriority="low" />
          <span>{logo.name}</span>
        </Link>
        <nav aria-label={label}>
          <ul role="list">
            <li>
              <HeaderMenu
                name={name}
                panel="start"
                summary={
                  <>
                    {services.label}
                    <Icon icon={ChevronDown} data-turns />
                  </>
                }
              >
                {serviceList}
              </HeaderMenu>
            </li>
            <HeaderEntries items={links} />
          </ul>
        </nav>
        <LanguageMenu name={name} icon={Globe} {...languages} />
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
            <p>{services.label}</p>
            {serviceList}
            <ul role="list">
              <HeaderEntries items={links} />
            </ul>
          </nav>
        </HeaderMenu>
      </Container>
    </HeaderBox>
  );
}
