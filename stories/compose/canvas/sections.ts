import * as comparison from '@plinth/site/composed-parts/comparison';
import * as tabs from '@plinth/site/composed-parts/tabs';
import * as text from '@plinth/site/composed-parts/text';
import * as timeline from '@plinth/site/composed-parts/timeline';
import * as library from '@plinth/ui';
import type { ComponentType } from 'react';
import type { Data } from '../model/values.ts';

/** The site makes the sections that are a part in a band; the others are the library's own. */
const sections: Readonly<Record<string, unknown>> = {
  ...library,
  ...comparison,
  ...tabs,
  ...text,
  ...timeline,
};

/** The section of a name; undefined where there is none. */
export function sectionComponent(name: string): ComponentType<Data> | undefined {
  const exported = Object.hasOwn(sections, name) ? sections[name] : undefined;
  return typeof exported === 'function' ? (exported as ComponentType<Data>) : undefined;
}
