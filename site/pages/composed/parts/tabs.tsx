import {
  Prose,
  SectionFrame,
  type SectionFrameProps,
  Tabs as TabList,
  type TabsProps,
  itemLevel,
} from '@plinth/ui';
import type { JSX } from 'react';

type Props = Pick<TabsProps, 'activation' | 'defaultIndex' | 'items' | 'label'> & SectionFrameProps;

/** Tabs with text, in a band. */
export function Tabs({ label, items, defaultIndex, activation, ...band }: Props): JSX.Element {
  return (
    <SectionFrame {...band}>
      <TabList
        {...{ label, defaultIndex, activation }}
        headingLevel={itemLevel(band.headingLevel ?? 2)}
        items={items.map(({ content, ...item }) => ({ ...item, content: <Prose>{content}</Prose> }))}
      />
    </SectionFrame>
  );
}
