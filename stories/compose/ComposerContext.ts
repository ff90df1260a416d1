import type { LangCode } from '@plinth/ui/contract';
import { type ReactNode, createContext, useContext } from 'react';
import type { BrandFiles } from '../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../.storybook/globals.ts';
import type { EditorProps } from './form/types.ts';
import { inEach, languagesIn } from './model/draft.ts';
import type { HistoryAction } from './model/history.ts';

/** What every part of the composer needs; it does not change while somebody types. */
export interface ComposerTools {
  readonly dispatch: (action: HistoryAction) => void;
  readonly variant: VariantName;
  /** The brand's files as last read. */
  readonly files: BrandFiles;
  /** The editor of any value; values hold values. */
  readonly editorOf: (props: EditorProps) => ReactNode;
  /** Addresses that a link can lead to, in a language; anchors of the page among them. */
  readonly targetsListId: (langCode: LangCode) => string;
}

const Context = createContext<ComposerTools | undefined>(undefined);

/** Provides the tools to the components inside. */
export const ComposerProvider = Context.Provider;

/** The tools of the surrounding composer. */
export function useComposer(): ComposerTools {
  const tools = useContext(Context);
  if (tools === undefined) throw new Error('Only a part of the composer can use its tools.');
  return tools;
}

/** The props of the surrounding section, for a list that depends on another of its lists. */
export const SectionContext = createContext<EditorProps['values']>({});

/** Sets the value of an editor, in all of its languages or in some; undefined takes it away. */
export function useSetter({ place, path, values }: Pick<EditorProps, 'place' | 'path' | 'values'>) {
  const { dispatch } = useComposer();
  return (value: unknown, languages: readonly LangCode[] = languagesIn(values)) =>
    dispatch({ type: 'set', place, path, values: inEach(languages, { value }) });
}
