import type { JSX } from 'react';
import { useLangCode } from '../../app/language.ts';
import type { PageProps } from '../../app/pageModules.ts';
import { requests } from '../../app/requests.ts';
import { usePageData } from '../../app/usePageData.ts';
import { usePageHead } from '../../app/usePageHead.ts';
import { ServiceContent } from './ServiceContent.tsx';

/** A service's page. */
export function Page({ serviceId }: PageProps): JSX.Element {
  const service = usePageData(requests.service(useLangCode(), serviceId));
  usePageHead({
    page: 'service',
    id: serviceId,
    data: service.status === 'ready' ? service.data : undefined,
  });
  return <ServiceContent service={service} />;
}
