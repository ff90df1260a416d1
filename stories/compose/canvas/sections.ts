import * as library from '@plinth/ui';
import type { ComponentType } from 'react';
import type { Data } from '../model/values.ts';

/** The library's section of a name; undefined where it has none. */
export function sectionComponent(name: string): ComponentType<Data> | undefined {
  const exported: unknown = Object.entries(library).find(([each]) => each === name)?.[1];
  return typeof exported === 'function' ? (exported as ComponentType<Data>) : undefined;
}
