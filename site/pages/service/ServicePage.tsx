import type { ServicePageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { PageProps } from '../../shell/pageModules.ts';
import { ServiceContent } from './ServiceContent.tsx';

/** A service's page. */
export function Page({ data }: PageProps<ServicePageData>): JSX.Element {
  return <ServiceContent service={data} />;
}
