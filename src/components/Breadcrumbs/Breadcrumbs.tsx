import type { ComponentPropsWithRef } from 'react';
import type { Action, BoxElement } from '../../primitives/index.ts';
import { Press, isAvailable } from '../../primitives/shared/Press.tsx';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { List } from './Breadcrumbs.styles.ts';

/** What {@link Breadcrumbs} show. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The element; a `nav` when missing. */
  readonly as?: BoxElement | undefined;
  /** The landmark's name, said by assistive technology. */
  readonly label: string;
  /** The pages from the first to this one, which comes last and needs no address. */
  readonly items: readonly Action[];
}

/** The path from the first page to this one. */
export function Breadcrumbs({ label, items, as: Element = 'nav', ...rest }: BreadcrumbsProps) {
  warnWithoutText('Breadcrumbs', 'label', label);
  warnWithoutItems('Breadcrumbs', 'items', items);
  const Root = Element as 'nav';
  return (
    <Root aria-label={label} {...rest}>
      {items.length > 0 && (
        <List role="list">
          {items.map((item, index) => (
            <li key={index}>
              <Crumb item={item} isLast={index === items.length - 1} />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

function Crumb({ item, isLast }: { readonly item: Action; readonly isLast: boolean }) {
  const current = isLast ? 'page' : undefined;
  const { label, icon, ...target } = item;
  const words = (
    <>
      {!isBlank(icon) && (
        <span aria-hidden="true" data-part="icon">
          {icon}
        </span>
      )}
      {label}
    </>
  );
  if (!isAvailable(item))
    return (
      <span lang={item.lang} aria-current={current} data-part="words">
        {words}
      </span>
    );
  return (
    <Press {...target} aria-current={current}>
      {words}
    </Press>
  );
}
