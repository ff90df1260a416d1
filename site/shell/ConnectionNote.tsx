import { token } from '@plinth/ui/tokens';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useSite } from './site.ts';

const Note = styled.p`
  position: fixed;
  z-index: 20;
  inset: auto 1rem 1rem;
  max-width: max-content;
  margin: 0 auto;
  padding: ${token('space.3')} ${token('space.5')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface-inverse')};
  color: ${token('color.text-inverse')};
  box-shadow: ${token('shadow.overlay')};
`;

/** Says that the page that the visitor wants is waiting for a connection. */
export function ConnectionNote({ isOffline }: { readonly isOffline: boolean }): JSX.Element {
  const { t } = useSite();
  return <div role="status">{isOffline ? <Note>{t('COMMON.NO_CONNECTION')}</Note> : null}</div>;
}
