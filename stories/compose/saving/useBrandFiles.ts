import { useCallback, useEffect, useRef, useState } from 'react';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { isSame } from '../model/values.ts';
import { readBrand } from './client.ts';

interface BrandFilesOptions {
  readonly variant: VariantName;
  /** Changes when somebody comes back to the composer: the files may have changed by then. */
  readonly turn: symbol | undefined;
  /** Must not change between renders. */
  readonly onError: (error: unknown) => void;
}

/** The brand's files as they were read last; undefined until they are first set. They are read again when somebody comes back. */
export function useBrandFiles({ variant, turn, onError }: BrandFilesOptions) {
  const [files, setFiles] = useState<BrandFiles>();
  const [firstTurn] = useState(turn);
  /** How often something was saved. */
  const saves = useRef(0);
  const refresh = useCallback(async () => {
    const before = saves.current;
    const brand = await readBrand(variant);
    // Files that were read before something was saved may be out of date.
    if (saves.current === before) setFiles((known) => (isSame(known, brand) ? known : brand));
  }, [variant]);
  useEffect(() => {
    if (turn !== firstTurn) refresh().catch(onError);
  }, [refresh, turn, firstTurn, onError]);
  useEffect(() => {
    // Somebody who comes back may have pulled a colleague's work, such as a picture. A server that does not answer now is asked again
    // when it matters.
    const comeBack = () => void refresh().catch(() => undefined);
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [refresh]);
  /** Puts the files of a saved page in the place of those from before. */
  const putSaved = (slug: string, stored: StoredPage, before: string | undefined) => {
    saves.current += 1;
    setFiles((known) => {
      if (known === undefined) return known;
      const others = Object.entries(known.pages).filter(([each]) => each !== before);
      return { ...known, pages: Object.fromEntries([...others, [slug, stored] as const]) };
    });
  };
  return { files, setFiles, putSaved };
}
