import { useComposer } from '../ComposerContext.ts';
import { type Draft, copyOf } from '../model/draft.ts';
import { keptDraft } from '../saving/drafts.ts';
import type { Disk } from '../saving/useDisk.ts';
import { CopyPage } from './CopyPage.tsx';
import { PageForm, type PageFormProps } from './PageForm.tsx';
import { RemovePage } from './RemovePage.tsx';

interface PagePanelProps extends PageFormProps {
  readonly disk: Disk;
  readonly onOpen: (page: string | undefined) => void;
  readonly onCopy: (draft: Draft) => void;
}

/** The page as a whole: its form, and, once it is saved, copying and removing it. */
export function PagePanel({ disk, onOpen, onCopy, ...form }: PagePanelProps) {
  const { variant, files } = useComposer();
  const { page } = disk;
  return (
    <>
      <PageForm {...form} />
      {page !== undefined && (
        <CopyPage
          isNewBegun={() => keptDraft(variant, undefined) !== undefined}
          onCopy={() => onCopy(copyOf(form.draft, Object.keys(files.pages)))}
        />
      )}
      {page !== undefined && !form.isHomePage && <RemovePage {...{ disk, page }} onRemoved={onOpen} />}
    </>
  );
}
