import { Check } from '../../primitives/Icon/marks.tsx';
import { Icon, type IconProps } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EntryLink } from './Header.styles.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { HeaderLanguages } from './types.ts';

interface LanguageMenuProps extends HeaderLanguages {
  readonly name: string;
  readonly icon: IconProps['icon'];
}

/** The page's languages, each in its own words; the current one is marked. */
export function LanguageMenu({ name, icon, label, shortLabel, items }: LanguageMenuProps) {
  return (
    <HeaderMenu
      name={name}
      panel="end"
      summary={
        <>
          <Icon icon={icon} />
          <VisuallyHidden>{`${label} `}</VisuallyHidden>
          {shortLabel}
        </>
      }
    >
      <ul role="list">
        {items.map(({ label: language, href, lang, current = false }, index) => (
          <li key={index}>
            <EntryLink href={href} lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>
              {language}
              {current && <Icon icon={Check} />}
            </EntryLink>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
